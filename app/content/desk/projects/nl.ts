export const nl = {
  /** Labels of what a customer said, in the mail to the owner. */
  said: { by: "Naam", changes: "Wat er anders moet" },
};
