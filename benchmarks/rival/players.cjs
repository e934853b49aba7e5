// node players.cjs ADDRESS TABLES SECONDS: at every table two players fill cells as fast as they are answered.
const { io } = require("socket.io-client");

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

let accepted = 0;
let began = 0;
let last = 0;

class Player {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.asked = null; // the number of the state in which the move was sent that has no echo yet
    this.socket = io(`${address}/cells`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", table, number, undefined, 2));
    this.socket.on("update", (_, state) => this.read(state));
    this.seated = new Promise((resolve) => {
      this.socket.on("sync", (_, { state }) => resolve((this.state = state)));
    });
  }

  read(state) {
    if (this.asked !== null && state._stateID > this.asked) {
      this.asked = null;
      accepted += 1;
      last = performance.now();
    }
    this.state = state;
    if (began) this.move();
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.currentPlayer !== this.number) return;
    const move = { type: "fill", args: [Math.max(G.cells.indexOf(null), 0)], playerID: this.number };
    this.asked = _stateID;
    this.socket.emit("update", { type: "MAKE_MOVE", payload: move }, _stateID, this.table, this.number);
  }
}

async function play() {
  const players = [];
  for (let table = 0; table < tables; table += 1) {
    for (const number of ["0", "1"]) {
      const player = new Player(`table${table}`, number);
      await player.seated;
      players.push(player);
    }
  }
  console.log("seated");
  began = performance.now();
  for (const player of players) player.move();
  setTimeout(() => {
    console.log(JSON.stringify({ accepted, seconds: (last - began) / 1000 }));
    process.exit();
  }, 1000 * seconds);
}

play();
