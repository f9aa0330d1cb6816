import { existsSync } from "node:fs";

// What `.env` configures, where the environment does not.
if (existsSync(".env")) process.loadEnvFile(".env");
