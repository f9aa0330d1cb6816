import type { nl } from "./nl";

export const en: typeof nl = {
  roles: { owner: "an owner", staff: "a team member" },
  invite: {
    subject: "{inviter} invites you to the {name} desk",
    preview: "Choose a password and get started.",
    title: "You’re invited",
    intro:
      "{inviter} would like you to help with the requests at {name}, as {role}. Use the button to choose a password.",
    button: "Choose a password",
    untilLabel: "The link works until",
    text: "The link works once. Please don’t forward it.",
    why: "You’re getting this e-mail because an owner of the desk entered this address. Don’t know {name}? Then you can throw it away.",
  },
  reset: {
    subject: "New password for the {name} desk",
    preview: "Choose a new password.",
    title: "Choose a new password",
    intro: "You asked for a new password for the {name} desk. Use the button to choose one.",
    button: "Choose a password",
    untilLabel: "The link works until",
    text: "Didn’t ask for this? Then there’s nothing to do: your password stays as it was.",
    why: "You’re getting this e-mail because somebody entered this address at ‘Forgot your password’.",
  },
  notice: {
    atLabel: "When",
    deviceLabel: "With",
    button: "Open your account",
    notYou: "Wasn’t this you?",
    forgot: "Choose a new password right away.",
    why: "You’re getting this e-mail because this address can sign in to the {name} desk.",
    changes: {
      "two-step-on": {
        subject: "Two-step sign-in is on",
        title: "Two steps are on",
        text: "From now on, signing in also takes a code from your phone.",
      },
      "two-step-off": {
        subject: "Two-step sign-in is off",
        title: "Two steps are off",
        text: "Your password alone is enough to sign in again.",
      },
      "two-step-reset": {
        subject: "An owner switched your two-step sign-in off",
        title: "Two steps are off",
        text: "An owner of the desk switched it off for you. Sign in with your password and switch it back on.",
      },
      "password-changed": {
        subject: "Your password was changed",
        title: "Your password was changed",
        text: "You’ve been signed out on your other devices.",
      },
      "recovery-code-used": {
        subject: "Somebody signed in with a recovery code",
        title: "Signed in with a recovery code",
        text: "One of your recovery codes was used. It won’t work again.",
      },
      "recovery-codes-renewed": {
        subject: "You have new recovery codes",
        title: "New recovery codes",
        text: "New recovery codes were made for your account. The old ones no longer work.",
      },
      "new-device": {
        subject: "Somebody signed in on a new device",
        title: "Signed in on a new device",
        text: "Your account was used to sign in from a browser we didn’t know yet. If that was you, there’s nothing to do.",
      },
    },
  },
};
