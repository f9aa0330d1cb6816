import { expect, it } from "vitest";
import { isDatabaseAway } from "./database-errors.server";

function failure(properties: object, message = "failed"): Error {
  return Object.assign(new Error(message), properties);
}

it.each([
  ["SQLite is busy", failure({ code: "ERR_SQLITE_ERROR", errcode: 5 })],
  ["SQLite is busy, in an extended code", failure({ code: "ERR_SQLITE_ERROR", errcode: 261 })],
  ["the disk is full", failure({ code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ["the disk of PostgreSQL is full", failure({ code: "53100", severity: "ERROR" })],
  ["PostgreSQL is a standby, which cannot be written", failure({ code: "25006", severity: "ERROR" })],
  ["PostgreSQL gives up one of two transactions that wait for each other", failure({ code: "40P01" })],
  ["PostgreSQL shuts down", failure({ code: "57P01", severity: "FATAL" })],
  ["PostgreSQL has no connection left", failure({ code: "53300", severity: "FATAL" })],
  ["the statement took too long", failure({ code: "57014", severity: "ERROR" })],
  ["the database accepts no connections", failure({ code: "55000", severity: "FATAL" })],
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "ECONNABORTED",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EMFILE",
    "ENFILE",
  ].map((code): [string, Error] => [`the socket says ${code}`, failure({ code })]),
  ["no address of the host answers", new AggregateError([failure({ code: "ECONNREFUSED" })])],
  ["no connection comes about in time", new Error("timeout exceeded when trying to connect")],
  ["the connection broke", new Error("Connection terminated unexpectedly")],
  ["the answer takes too long", new Error("Query read timeout")],
])("the database is away when %s", (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ["SQLite knows no such table", failure({ code: "ERR_SQLITE_ERROR", errcode: 1 })],
  ["SQLite finds a row twice", failure({ code: "ERR_SQLITE_ERROR", errcode: 2067 })],
  ["PostgreSQL finds a row twice", failure({ code: "23505", severity: "ERROR" })],
  ["PostgreSQL knows no such table", failure({ code: "42P01", severity: "ERROR" })],
  ["a file is missing", failure({ code: "ENOENT" })],
  ["the program is wrong", new TypeError("undefined is not a function")],
  ["what is thrown is no error", "ECONNREFUSED"],
])("the database is not away when %s", (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
