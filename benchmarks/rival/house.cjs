// A server of boardgame.io as its own tutorial builds it, with all tables in memory: nine cells, which two players fill again and again.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    fill: ({ G, playerID }, cell) => {
      if (!G.cells.includes(null)) G.cells.fill(null);
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

const say = console.log;
console.log = console.info = () => {}; // it also says what it serves, and whoever started it waits for the address
Server({ games: [cells], origins: [Origins.LOCALHOST] })
  .run({ port: 0 })
  .then(({ appServer }) => say(`http://127.0.0.1:${appServer.address().port}`));
