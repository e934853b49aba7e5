/** A look back at a game. */

import { Replay } from "../replay";
import { main } from "../start";

new Replay(main);
