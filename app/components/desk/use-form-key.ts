import { useState } from "react";

interface FormOfVersion {
  about: string;
  version: number;
  isSent: boolean;
}

/** Input made while the form is being saved stays: the form goes on with the version that saving made. */
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
    noteUse: () => isSent && hold((known) => ({ ...known, isUsed: true })),
  };
}
