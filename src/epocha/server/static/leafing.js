// @ts-check
// Leafing: the page with all cards of a game, where it stands by itself.

import { leafThrough } from "./album.js";

leafThrough(document);
