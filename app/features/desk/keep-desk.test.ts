import {
  createMemoryRouter,
  type DataStrategyFunction,
  data,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { DRAFT_FIELD, readDeskDraft, saveDeskDraft } from "~/components/desk/desk-draft";
import { leadPath } from "~/features/leads/paths";
import { signInPath } from "~/features/users/sign-in/paths";
import { stubStorage } from "../../../tests/support/browser-storage";
import { keepDesk, whileShown } from "./keep-desk";
import { countTaken, whyNotTaken } from "./not-taken";

/** Wraps the result of an action as a browser does, unless it is an answer. */
const dataStrategy: DataStrategyFunction = ({ request, runClientMiddleware }) =>
  runClientMiddleware(async ({ matches }) => {
    const called = matches.filter(({ shouldLoad }) => shouldLoad);
    const results = await Promise.all(called.map(async (match) => [match.route.id, await match.resolve()] as const));
    return Object.fromEntries(
      results.map(([id, { type, result }]) => {
        const isAnswer = request.method === "GET" || result instanceof Response || isRouteErrorResponse(result);
        return [id, { type, result: isAnswer ? result : data(result) }];
      }),
    );
  });

/** A desk at the page `/a`, whose requests end in `outcome` from the second on. */
async function desk(outcome: (isPost: boolean) => unknown) {
  vi.stubGlobal("window", new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  let isOpened = false;
  const loader = () => (isOpened ? outcome(false) : "as opened");
  const pages = ["a", "b"].map((path) => ({ id: path, path, loader, action: () => outcome(true) }));
  const router = createMemoryRouter(
    [{ path: "/", loader: () => "desk", middleware: [keepDesk as MiddlewareFunction], children: pages }],
    {
      initialEntries: ["/a"],
      dataStrategy,
    },
  );
  router.initialize();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  isOpened = true;
  const asked: string[] = [];
  onTestFinished(
    whileShown((address) => {
      asked.push(address);
      if (address === "/a") return "stays";
      void router.navigate("/a", { replace: true, defaultShouldRevalidate: false });
      return "leaves";
    }),
  );
  return { router, asked };
}

const fail = (error: unknown) => () => {
  throw error;
};
const post = { formMethod: "post", formData: new FormData() } as const;

test("a page stays as it is when data cannot be fetched", async () => {
  const { router, asked } = await desk(fail(new TypeError("Failed to fetch")));
  await router.navigate("/b");
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  await router.revalidate();
  expect(asked).toEqual(["/b", "/a"]);
  expect(router.state).toMatchObject({ location: { pathname: "/a" }, loaderData: { a: "as opened" }, errors: null });

  const taken = countTaken();
  await router.navigate("/a", post);
  expect(router.state).toMatchObject({ loaderData: { a: "as opened" }, actionData: { a: null }, errors: null });
  expect(countTaken()).toBe(taken);
});

test("what the server has answered is left to the router", async () => {
  const { router, asked } = await desk(fail(new ErrorResponse(403, "Forbidden", null)));
  await router.navigate("/b");
  expect(router.state.errors).not.toBeNull();
  expect(asked).toEqual([]);
});

test("who is signed out is led to the sign-in from a page, but not from what they send", async () => {
  const { router } = await desk(() => redirect(signInPath("/admin")));
  const isSignIn = () => router.state.location.pathname.includes("sign-in");
  await router.navigate("/a", post);
  expect(isSignIn()).toBe(false);
  await router.navigate("/b");
  expect(isSignIn()).toBe(true);
});

test("a post that leads on has been taken, and its draft is not needed any more", async () => {
  const { router } = await desk((isPost) => (isPost ? redirect("/b?outcome=saved") : "read"));
  const taken = countTaken();
  stubStorage("localStorage");
  saveDeskDraft("note", { by: "owner", at: Date.now(), typed: [["text", "Called"]], about: "", stamp: "1" });
  const formData = new FormData();
  for (const [name, value] of [[DRAFT_FIELD, "note"] as const, ["text", "Called"] as const]) formData.set(name, value);
  await router.navigate("/a", { ...post, formData });
  expect(router.state).toMatchObject({ location: { search: "?outcome=saved" }, loaderData: { b: "read" } });
  expect(countTaken()).toBe(taken + 1);
  expect(readDeskDraft("note", "owner")).toBeNull();
});

test("a lost connection and a database that is away are told apart from an expired session", () => {
  expect(whyNotTaken(new TypeError("Failed to fetch"))).toBe("away");
  expect(whyNotTaken(new ErrorResponse(503, "Service Unavailable", null))).toBe("away");
  expect(whyNotTaken(new ErrorResponse(502, "Bad Gateway", "<h1>nginx</h1>"))).toBe("away");
  expect(whyNotTaken(new Error("Unable to decode turbo-stream response"))).toBe("away");
  expect(whyNotTaken(redirect(signInPath(leadPath("1"))))).toBe("signed-out");
});

test("what was accepted or rejected for good is left to the router", () => {
  expect(whyNotTaken(redirect(`${leadPath("1")}?outcome=saved`, 303))).toBeNull();
  expect(whyNotTaken(new ErrorResponse(403, "Forbidden", null))).toBeNull();
});
