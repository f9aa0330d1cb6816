import robotsParser from "robots-parser";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

export interface RobotsQuestion {
  /** Address of the `robots.txt`. */
  address: string;
  text: string;
  agents: readonly string[];
  urls: readonly string[];
}

export interface RobotsAnswer {
  /** Addresses of the question that an agent may fetch. */
  allowed: Record<string, string[]>;
  sitemaps: string[];
}

/** Reads a `RobotsQuestion` as JSON. A few thousand agents with as many rules take the parser a minute. */
export function readRobots(source: Uint8Array): RobotsAnswer {
  const { address, text, agents, urls } = JSON.parse(new TextDecoder().decode(source)) as RobotsQuestion;
  const robots = robotsParser(address, text);
  const allowed = agents.map((agent) => [agent, urls.filter((url) => robots.isAllowed(url, agent) !== false)]);
  return { allowed: Object.fromEntries(allowed), sitemaps: robots.getSitemaps().slice(0, 5) };
}
