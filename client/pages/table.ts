/** A table where a game is played. */

import { Room } from "../room";
import { drawn, main } from "../start";

new Room(main, drawn);
