import type { MiddlewareHandler } from "hono";
import { readSession } from "~/features/users/sessions/session.server";
import type { Auth } from "~/features/users/sign-in/auth.server";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { SiteContent } from "~/platform/site-content/site-content.server";
import { findDraft } from "~/platform/site-content/site-content-store.server";
import { PREVIEW_PARAM } from "./paths";
import { editorOf } from "./site-kinds.server";

interface Previewing {
  auth: Auth;
  db: Db;
  siteContent: SiteContent;
}

/** A page with a draft in it, for whoever is signed in; everybody else gets the page as it is. */
export function previewDrafts({ auth, db, siteContent }: Previewing): MiddlewareHandler {
  return async (c, next) => {
    const asked = c.req.query(PREVIEW_PARAM);
    const kind = asked === undefined ? null : editorOf(asked)?.kind;
    if (!kind) return next();
    const draft = await readDraft(kind.id);
    if (!draft) return next();
    await siteContent.preview(kind, draft.values, next);
    c.res.headers.set("Cache-Control", "private, no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");

    async function readDraft(id: string) {
      try {
        const session = await readSession(auth, c.req.raw.headers, { renew: false });
        return session && (await findDraft(db, id));
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        return null;
      }
    }
  };
}
