import { expect, it } from "vitest";
import { underOpening, withOpening } from "./message-opening";

it.each([
  ["", "", "Pay once", "Pay once"],
  ["", "Hello", "Pay once", "Pay once\nHello"],
  ["Pay once", "Pay once", "", ""],
  ["Pay once", "Pay once\nHello", "", "Hello"],
  ["Pay once", "Hello", "Pay once", "Hello"],
  ["Pay once", "", "Pay once", ""],
])("of a message that came with %j, %j is under %j %j", (was, message, opening, shown) => {
  const kept = withOpening({ name: "Jan", message }, was);
  expect(underOpening(kept, opening)).toEqual({ name: "Jan", message: shown });
});
