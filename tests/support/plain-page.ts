import { type HTMLElement, parse } from "node-html-parser";
import { sessionOfOwner } from "./owner-session.ts";

const CONTROLS = "input, select, textarea";

/** A page in a browser without scripts and styles: it is read, its forms are filled in and sent, its links followed. */
export class PlainPage {
  readonly #site: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();
  readonly #files = new Map<HTMLElement, File>();
  /** The address of the page, without the site. */
  address = "";
  status = 0;
  headers = new Headers();
  root: HTMLElement = parse("");

  constructor({ url }: { url: string }, language = "nl") {
    this.#site = url;
    this.#headers = { "Accept-Language": language, Origin: url };
  }

  /** The same, with the owner of the product signed in. */
  static async ofOwner(product: { url: string }): Promise<PlainPage> {
    const page = new PlainPage(product);
    const { Cookie } = await sessionOfOwner(product);
    for (const cookie of Cookie.split("; ")) page.#keep(cookie);
    return page;
  }

  /** The text that people read in a part of the page. */
  text(selector = "body"): string {
    return this.root.querySelectorAll(selector).map(textOf).join(" ");
  }

  heading(): string {
    return this.text("h1");
  }

  async goto(address: string, init: RequestInit = {}): Promise<this> {
    let url = new URL(address, this.#site + this.address);
    let answer = await this.#ask(url, init);
    for (let location = answer.headers.get("Location"); location !== null; location = answer.headers.get("Location")) {
      await answer.body?.cancel();
      url = new URL(location, url);
      answer = await this.#ask(url, {});
    }
    this.address = url.href.replace(this.#site, "");
    this.status = answer.status;
    this.headers = answer.headers;
    this.root = parse(await answer.text(), { blockTextElements: { script: true, style: true } });
    return this;
  }

  /** The control with this name or label, in the part of the page that `within` selects. */
  field(label: string, within = "main"): HTMLElement {
    const controls = this.#partsOf(within, CONTROLS);
    const named = controls.find((control) => control.getAttribute("name") === label);
    return named ?? this.#only(label, controls, (control) => this.#labelsOf(control));
  }

  value(label: string, within?: string): string {
    const field = this.field(label, within);
    return sentBy(field) ?? "";
  }

  /** The text beside a field. */
  description(label: string, within?: string): string {
    const ids = this.field(label, within).getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id))).join(" ");
  }

  /** Types into fields, or chooses an option by its value or its name. */
  fill(values: Record<string, string>, within?: string): this {
    for (const [label, value] of Object.entries(values)) setValue(this.field(label, within), value);
    return this;
  }

  check(label: string, within?: string): this {
    return this.#choose(this.field(label, within));
  }

  /** Checks the choice with this value. */
  choose(name: string, value: string, within = "main"): this {
    const [choice] = this.#partsOf(within, `[name="${name}"][value="${value}"]`);
    if (!choice) throw new Error(`No ${value} among ${this.choices(name, within).join(" · ")}`);
    return this.#choose(choice);
  }

  choices(name: string, within = "main"): string[] {
    return this.#partsOf(within, `[name="${name}"]`).map((choice) => choice.getAttribute("value") ?? "");
  }

  #choose(choice: HTMLElement): this {
    const form = this.#formOf(choice);
    const others = this.root.querySelectorAll(`[type=radio][name="${choice.getAttribute("name")}"]`);
    const isRadio = choice.getAttribute("type") === "radio";
    for (const other of isRadio ? others : []) if (this.#formOf(other) === form) other.removeAttribute("checked");
    choice.setAttribute("checked", "");
    return this;
  }

  uncheck(label: string, within?: string): this {
    this.field(label, within).removeAttribute("checked");
    return this;
  }

  attach(label: string, file: File, within?: string): this {
    this.#files.set(this.field(label, within), file);
    return this;
  }

  async follow(link: string, within = "main"): Promise<this> {
    const found = this.#only(link, this.#partsOf(within, "a[href]"), nameOf);
    return await this.goto(found.getAttribute("href") ?? "");
  }

  /** Presses a button, which sends its form. */
  async press(name: string, within = "main"): Promise<this> {
    const button = this.#only(name, this.#partsOf(within, "button"), nameOf);
    return await this.#send(this.#formOf(button), button);
  }

  /** Presses Enter in a field, which presses the first button of its form. */
  async enter(label: string, within?: string): Promise<this> {
    const form = this.#formOf(this.field(label, within));
    const buttons = this.root.querySelectorAll("button:not([type=button], [disabled])");
    const first = buttons.find((button) => this.#formOf(button) === form);
    if (!first) throw new Error(`No button to press by Enter in ${label}`);
    return await this.#send(form, first);
  }

  #formOf(control: HTMLElement): HTMLElement {
    const id = control.getAttribute("form");
    return (id && this.root.getElementById(id)) || formOf(control);
  }

  async #send(form: HTMLElement, button: HTMLElement): Promise<this> {
    const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
    const method = button.getAttribute("formmethod") ?? form.getAttribute("method") ?? "get";
    const data = this.#dataOf(form, button);
    const fields = new URLSearchParams([...data] as [string, string][]);
    if (method.toLowerCase() === "post") {
      const isMultipart = form.getAttribute("enctype") === "multipart/form-data";
      return await this.goto(action, { method: "POST", body: isMultipart ? data : fields });
    }
    const url = new URL(action, this.#site + this.address);
    url.search = String(fields);
    return await this.goto(url.href);
  }

  #dataOf(form: HTMLElement, button: HTMLElement): FormData {
    const data = new FormData();
    const own = (control: HTMLElement) =>
      control === button || (control.tagName !== "BUTTON" && !control.closest("[disabled]"));
    const id = form.getAttribute("id");
    const outside = id
      ? this.root.querySelectorAll(`[form="${id}"]`).filter((one) => one.closest("form") !== form)
      : [];
    const inside = form
      .querySelectorAll(`${CONTROLS}, button`)
      .filter((one) => (one.getAttribute("form") ?? id) === id);
    for (const control of [...inside, ...outside].filter(own)) {
      const name = control.getAttribute("name");
      if (!name) continue;
      const file = this.#files.get(control);
      const value = control === button ? (button.getAttribute("value") ?? "") : sentBy(control);
      if (file) data.append(name, file);
      else if (control.getAttribute("type") === "file") data.append(name, new File([], ""));
      else if (value !== null) data.append(name, value);
    }
    return data;
  }

  async #ask(url: URL, init: RequestInit): Promise<Response> {
    const Cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { ...init, headers: { ...this.#headers, Cookie }, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    return answer;
  }

  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    this.#cookies.set(name, value);
  }

  #partsOf(within: string, selector: string): HTMLElement[] {
    return this.root.querySelectorAll(within).flatMap((part) => part.querySelectorAll(selector));
  }

  #labelsOf(control: HTMLElement): string {
    const id = control.getAttribute("id");
    const label = (id && this.root.querySelector(`label[for="${id}"]`)) || control.closest("label");
    return label ? textOf(label) : (control.getAttribute("aria-label") ?? "");
  }

  /** The first whose name is this, else the first whose name has it in it. */
  #only(name: string, among: HTMLElement[], nameOfOne: (one: HTMLElement) => string): HTMLElement {
    const found = among.find((one) => nameOfOne(one) === name) ?? among.find((one) => nameOfOne(one).includes(name));
    if (!found) throw new Error(`No ${name} on ${this.address}, but ${among.map(nameOfOne).join(" · ")}`);
    return found;
  }
}

function textOf(element: HTMLElement | null): string {
  return element?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? textOf(element);
}

function formOf(control: HTMLElement): HTMLElement {
  const form = control.closest("form");
  if (!form) throw new Error(`${control.outerHTML} is in no form`);
  return form;
}

/** Null for what a form does not send. */
function sentBy(control: HTMLElement): string | null {
  if (control.tagName === "TEXTAREA") return control.textContent.replace(/^\r?\n/, "");
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.findLast((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? textOf(chosen ?? null);
  }
  const isChoice = /^(checkbox|radio)$/.test(control.getAttribute("type") ?? "");
  if (isChoice && !control.hasAttribute("checked")) return null;
  return control.getAttribute("value") ?? (isChoice ? "on" : "");
}

function setValue(control: HTMLElement, value: string): void {
  if (control.tagName === "TEXTAREA") control.textContent = value;
  else if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.find((one) => one.getAttribute("value") === value || textOf(one) === value);
    if (!chosen) throw new Error(`No ${value} among ${options.map(textOf).join(" · ")}`);
    for (const option of options) option.removeAttribute("selected");
    chosen.setAttribute("selected", "");
  } else control.setAttribute("value", value);
}
