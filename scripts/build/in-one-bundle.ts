import type { UserConfig } from "vite";

/**
 * A program of the server is built with what it uses of its packages: loaded whole and file by file, they take twice the
 * time of everything else at a start.
 */
export const inOneBundle = {
  // Typefaces and tables lie beside the modules of pdfkit, time zones beside those of ical-timezones.
  ssr: { noExternal: true, external: ["pdfkit", "@touch4it/ical-timezones"] },
  // Without it, React comes twice: for developing as well.
  define: { "process.env.NODE_ENV": '"production"' },
} satisfies UserConfig;
