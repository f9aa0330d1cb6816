import type { Page } from "@playwright/test";
import { openPage, takeTime } from "./visitor.ts";

export const submit = (page: Page) => page.getByRole("button", { name: "Gratis offerte aanvragen" });
export const thanks = (page: Page) => page.getByRole("heading", { name: "Bedankt voor je aanvraag" });

export const openForm = (page: Page, address = "/contact") => openPage(page, address);

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Telefoonnummer").fill("06 12 34 56 78");
  await page.getByLabel("Waar gaat het om?").selectOption("webshop");
  await takeTime(page);
}
