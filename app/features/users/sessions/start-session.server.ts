import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** better-auth's own sign-in ends with the password. Without an address: only the server can call it. */
export const sessionStarter = {
  id: "session-starter",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError("UNAUTHORIZED");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { id: session.id };
      },
    ),
  },
} satisfies BetterAuthPlugin;
