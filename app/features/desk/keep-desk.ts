import { type DataStrategyResult, data, type MiddlewareFunction } from "react-router";
import { dropSentDrafts } from "~/components/desk/desk-draft";
import { isAway } from "~/components/forms/or-refused";
import { announceNotTaken, recordTaken, whyNotTaken } from "./not-taken";

type Results = Record<string, DataStrategyResult>;

/** Called when the data of `address` cannot be fetched. */
type StayOnPage = (address: string) => "stays" | "leaves";

let stayOnPage: StayOnPage | null = null;

export function whileShown(stay: StayOnPage): () => void {
  stayOnPage = stay;
  return () => {
    if (stayOnPage === stay) stayOnPage = null;
  };
}

/** The router would replace the page, and what is typed there, by an error if one request failed. */
export const keepDesk: MiddlewareFunction<Results> = async ({ request }, next) => {
  const sent = request.method === "GET" ? null : await request.clone().formData();
  const results = await next();
  if (request.signal.aborted) return;
  if (sent) return afterPost(sent, results);
  const failed = Object.entries(results).filter(([, { type, result }]) => type === "error" && isAway(result));
  if (!stayOnPage || failed.length === 0) return;
  if (Object.values(results).some(({ result }) => isWithoutServer(unwrapped(result)))) {
    // The pages around it are shown already.
    return Object.fromEntries(Object.entries(results).filter((entry) => !failed.some(([id]) => id === entry[0])));
  }
  const { pathname, search } = new URL(request.url);
  // The router keeps its data of routes that are left out.
  if (stayOnPage(pathname + search) === "stays") return {};
  // It is on its way back to itself, which aborts this request.
  const { signal } = request;
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
};

/** The status 503 keeps the router from reloading the page's data, which would fail too. */
function afterPost(sent: FormData, results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, outcome]) => {
      const result = unwrapped(outcome.result);
      const reason = whyNotTaken(result);
      if (reason) announceNotTaken(reason);
      else if (result instanceof Response) {
        recordTaken();
        dropSentDrafts(sent);
      }
      return [id, reason ? { type: "data", result: data(null, { status: 503 }) } : outcome];
    }),
  );
}

/** A page that opens without a connection says so in its data. */
function isWithoutServer(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isAway" in result && result.isAway === true;
}

/** The router adds a status to whatever is not a response. */
function unwrapped(result: unknown): unknown {
  return typeof result === "object" && result && "data" in result && "init" in result ? result.data : result;
}
