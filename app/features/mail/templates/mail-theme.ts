/** Mail programs know no CSS variables: the values of the theme in app.css. */
export const colour = {
  linen50: "#fbf8f2",
  linen100: "#f3ede2",
  linen200: "#e6ddcc",
  white: "#ffffff",
  ink950: "#14161f",
  ink700: "#3b4050",
  ink500: "#5d6374",
  indigo900: "#181b4d",
  indigo700: "#2a2f7f",
  indigo100: "#e4e5f7",
  madder600: "#c23b22",
  weld400: "#f0b53a",
} as const;

export const font = {
  display: "'Bricolage Grotesque', 'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  text: "'Instrument Sans', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif",
} as const;

const text = {
  margin: 0,
  fontFamily: font.text,
  fontSize: "16px",
  lineHeight: "26px",
  textWrap: "pretty",
  color: colour.ink700,
} as const;

export const styles = {
  /** A word wider than a telephone is broken. */
  page: { margin: 0, padding: "32px 12px 40px", backgroundColor: colour.linen50, wordBreak: "break-word" },
  title: {
    margin: 0,
    fontFamily: font.display,
    fontSize: "30px",
    lineHeight: "36px",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    textWrap: "balance",
    color: colour.ink950,
  },
  subtitle: {
    margin: 0,
    fontFamily: font.display,
    fontSize: "18px",
    lineHeight: "26px",
    fontWeight: 700,
    color: colour.ink950,
  },
  text,
  small: { ...text, fontSize: "14px", lineHeight: "22px", color: colour.ink500 },
  label: { ...text, fontSize: "14px", lineHeight: "20px", color: colour.ink500 },
  value: { ...text, color: colour.ink950 },
  link: { color: colour.indigo700, textDecoration: "underline" },
  unseen: { display: "none", overflow: "hidden", lineHeight: "1px", opacity: 0, maxHeight: 0, maxWidth: 0 },
} as const;

/**
 * Colours for a dark screen; in classes, since they need a style element. Mail programs that do not support it invert
 * colours by themselves, and every pair here stays readable then.
 */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${colour.ink950} !important; }
  .card { background-color: ${colour.indigo900} !important; border-color: ${colour.indigo700} !important; }
  .promise { background-color: ${colour.indigo700} !important; }
  .strong { color: ${colour.linen50} !important; }
  .soft, .link { color: ${colour.linen200} !important; }
  .line { border-color: ${colour.indigo700} !important; }
  .quiet { border-color: ${colour.linen200} !important; color: ${colour.linen50} !important; }
}
@media (max-width: 480px) {
  .card-body { padding: 28px 22px 32px !important; }
  .title { font-size: 26px !important; line-height: 32px !important; }
  .actions { width: 100% !important; }
  .stack { display: block !important; width: 100% !important; padding: 0 0 12px !important; }
  .stack a { display: block !important; text-align: center !important; }
  .prices, .prices thead, .prices tbody, .prices tr, .price-item { display: block !important; }
  .price-item { padding-bottom: 0 !important; }
  .price-amount { display: inline-block !important; width: 50% !important; box-sizing: border-box !important; }
  .price-amount { padding: 0 0 8px !important; border-top: 0 !important; }
}
`;
