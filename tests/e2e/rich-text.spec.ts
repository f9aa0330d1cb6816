import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { openDatabase } from "../support/product-database.ts";
import { openEditor, pasteHere } from "../support/rich-text.ts";
import { comeAlive } from "../support/visitor.ts";

const STORED = "Dag,\n\n\n**Drie**  tips:\n* een\n* twee\n\nTot snel 👋";

function addLetter(product: Product, body: string): string {
  using database = openDatabase(product);
  const [id, at] = [crypto.randomUUID(), "2026-01-05T10:00:00.000Z"];
  database
    .prepare(
      "insert into letters (id, subject_nl, body_nl, subject_en, body_en, state, version, due_at, attempts, created_at, updated_at) values (?, 'Tips', ?, '', '', 'draft', 1, ?, 0, ?, ?)",
    )
    .run(id, body, at, at, at);
  return id;
}

function storedText(product: Product, id: string): unknown {
  using database = openDatabase(product);
  return database.prepare("select body_nl from letters where id = ?").get(id)?.body_nl;
}

/** Runs in the browser: the files of the editor that it has fetched. */
function editorFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return names.filter((name) => /rich-text-editor|dialect/.test(name));
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head><body>
<!--StartFragment--><h1>Onze prijzen<o:p></o:p></h1>
<p class=MsoNormal>Een <b style='mso-bidi-font-weight:normal'>vaste</b> prijs, zie <a href="https://weef.example/prijzen">de lijst</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Ontwerp<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Bouw<script>alert(1)</script></p><!--EndFragment--></body></html>`;

const GMAIL =
  '<div dir="ltr">Hoi,<div><br></div><div>Kan het <b>dinsdag</b>?</div><div>Groet, <span style="font-weight:700">Jan</span></div><img src="cid:1"></div>';

test("a word that is begun before the editor is there keeps the space before it", { tag: "@desktop" }, async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  const id = addLetter(product, "Dag,");
  await signInBrowser(page.context(), product);
  const { promise: isTyped, resolve: load } = Promise.withResolvers<void>();
  await page.route(/rich-text-editor/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(`${product.url}/admin/newsletter/letters/${id}`);
  await comeAlive(page);
  const text = page.getByRole("group", { name: "Nederlands" }).getByRole("textbox", { name: "Tekst" });
  await text.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" vanaf de ");
  load();
  await expect(text).toHaveAttribute("contenteditable", "true");
  await page.keyboard.type("vierde.");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByText("Bewaard.", { exact: true })).toBeInViewport();
  expect(storedText(product, id)).toBe("Dag, vanaf de vierde.");
});

test("a text is laid out by keyboard, pasted into, and stays byte for byte what nobody changed", {
  tag: "@desktop",
}, async ({ page, startProduct }) => {
  const product = await startProduct();
  const id = addLetter(product, STORED);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/newsletter/letters/${id}`);
  await comeAlive(page);
  const letter = page.getByRole("group", { name: "Nederlands" });
  const text = letter.getByRole("textbox", { name: "Tekst" });
  const save = async () => {
    await page.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(page.getByText("Bewaard.", { exact: true })).toBeInViewport();
  };
  await expect(text).toHaveValue(STORED);
  expect(await page.evaluate(editorFiles)).toEqual([]);
  await text.click();
  await expect(text.locator("li")).toHaveText(["een", "twee"]);
  await expect(text).toBeFocused();
  await expectNoAxeViolations(page);
  await save();
  expect(storedText(product, id)).toBe(STORED);

  await write(page, text);
  await expect(text.getByRole("link", { name: "de site" })).toBeVisible();
  const bold = letter.getByRole("button", { name: "Vet" });
  await expect(bold).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Tab");
  await expect(bold).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(letter.getByRole("button", { name: "Lijst", exact: true })).toBeFocused();
  await save();
  const written = `${STORED}\n\nDit is **vet** en dit niet.\n\n- een\n- twee, zie [de site](https://weef.example)`;
  expect(storedText(product, id)).toBe(written);
  await page.reload();
  await comeAlive(page);
  await expect(text).toHaveValue(written);

  await openEditor(text);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await text.evaluate(pasteHere, { "text/html": WORD, "text/plain": "Onze prijzen" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await text.evaluate(pasteHere, { "text/html": GMAIL, "text/plain": "Hoi" });
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await save();
  expect(storedText(product, id)).toBe(
    `${written}\n\n**Onze prijzen**\n\nEen **vaste** prijs, zie [de lijst](https://weef.example/prijzen).\n\n- Ontwerp\n- Bouw\n\nHoi,\n\nKan het **dinsdag**?\nGroet, **Jan**`,
  );
});

/** Types a paragraph and a list with a link, and takes back what went wrong. */
async function write(page: Page, text: ReturnType<Page["getByRole"]>): Promise<void> {
  const { keyboard } = page;
  await openEditor(text);
  await keyboard.press("Control+End");
  await keyboard.press("Enter");
  await keyboard.type("Dit is ");
  await keyboard.press("Control+b");
  await keyboard.type("vet");
  await keyboard.press("Control+b");
  await keyboard.type(" en dit niet.");
  await keyboard.press("Enter");
  await keyboard.type("- een");
  await keyboard.press("Enter");
  await keyboard.type("twee, zie de site");
  for (let sign = 0; sign < "de site".length; sign += 1) await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("Control+k");
  const address = page.getByRole("textbox", { name: "Adres" });
  await expect(address).toBeFocused();
  await keyboard.type("geen adres");
  await keyboard.press("Enter");
  await expect(page.getByText("Typ een webadres (https://…) of een e-mailadres.")).toBeVisible();
  await address.fill("weef.example");
  await keyboard.press("Enter");
  await expect(text).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("Enter");
  await keyboard.type("te veel");
  await expect(text.locator("li").last()).toHaveText("te veel");
  while ((await text.locator("li").last().textContent()) !== "twee, zie de site") await keyboard.press("Control+z");
}
