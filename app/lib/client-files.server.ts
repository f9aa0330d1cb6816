import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** This module is built into the server's folder, or one below it. */
const PLACES = ["../client", "../../client"].map((place) => resolve(import.meta.dirname, place));

/** The folder does not exist in development. */
export const CLIENT_FILES = PLACES.find((place) => existsSync(place)) ?? resolve(import.meta.dirname, "../client");
