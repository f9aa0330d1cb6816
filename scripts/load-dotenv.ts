import { existsSync } from "node:fs";

// Takes from `.env` what the environment does not configure.
if (existsSync(".env")) process.loadEnvFile(".env");
