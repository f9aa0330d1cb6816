import { useState } from "react";

interface FormOfVersion {
  /** What the form would change, as the page shows it. */
  about: string;
  version: number;
  /** Whether it is being posted. */
  isSent: boolean;
}

/**
 * The `key` of a form that is reset once what it is `about` has changed. What is typed or pressed while the form is
 * being saved stays: the form then goes on with the version that saving made.
 */
export function useFormKey({ about, version, isSent }: FormOfVersion) {
  const [held, hold] = useState({ about, version, key: `${about} ${version}`, isUsed: false });
  if (about !== held.about || version !== held.version) {
    const isOwn = held.isUsed && version === held.version + 1;
    const key = about === held.about || isOwn ? held.key : `${about} ${version}`;
    hold({ ...held, about, version, key });
  } else if (held.isUsed && !isSent) {
    hold({ ...held, isUsed: false });
  }
  return {
    key: held.key,
    /** Call it whenever something is typed into the form, or its button is pressed. */
    noteUse: () => isSent && hold((known) => ({ ...known, isUsed: true })),
  };
}
