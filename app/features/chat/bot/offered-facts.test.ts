import { expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { facts } from "~/content/facts.server";
import { LANGUAGES } from "~/lib/language/language";
import { factsOfReplies } from "./answer.server";
import { namedFacts } from "./offered-facts.server";

it("describes facts that there are, each by words of its own", () => {
  for (const language of LANGUAGES) {
    const { page: _page, ...groups } = deskWords[language].offeredFacts;
    const described = Object.values(groups).flatMap(({ names }) => Object.keys(names));
    expect(described.filter((name) => !Object.hasOwn(factsOfReplies(language), name))).toEqual([]);
    const labels = namedFacts("", factsOfReplies, language).nl.map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  }
});

it("offers pages in replies alone, in the words of the desk with the value of the text", () => {
  const services = { name: "path.services", label: "Pagina: Diensten", group: "Links naar een pagina" };
  const { nl, en } = namedFacts("", factsOfReplies, "nl");
  expect(nl).toContainEqual({ ...services, value: "/diensten" });
  expect(en).toContainEqual({ ...services, value: "/en/diensten" });
  expect(namedFacts("", facts, "nl").nl.filter(({ name }) => name.startsWith("path."))).toEqual([]);
});

it("calls what only stands in a text already by its value", () => {
  const { nl } = namedFacts("Met {teamSizeSaid} mensen, {phone}", facts, "nl");
  expect(nl.filter(({ group }) => group === null)).toEqual([
    { name: "teamSizeSaid", value: "drie", label: "drie", group: null },
  ]);
});
