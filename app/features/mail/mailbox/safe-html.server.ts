import sanitizeHtml from "sanitize-html";

/** Characters and tags: what has more is shown as text, since making it safe would hold up everybody else. */
const LONGEST = 500_000;
const MOST_TAGS = 20_000;
/** Elements within elements; what is deeper is left out. */
const DEEPEST = 200;

const COLOUR = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d.,%\s]+\)$/i, /^[a-z]{3,20}$/i];
const LENGTH = [/^\d{1,4}(\.\d+)?(px|em|rem|pt|%)?$/i];
const SIDES = [/^(\d{1,4}(\.\d+)?(px|em|rem|pt|%)?\s*){1,4}$/i];

const TAGS = [
  ..."a abbr b blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img".split(
    " ",
  ),
  ..."ins kbd li ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr u ul".split(" "),
];

export function isShowable(html: string): boolean {
  return html.length <= LONGEST && html.split("<", MOST_TAGS + 1).length <= MOST_TAGS;
}

/**
 * Shows a mail without scripts, forms, styles that reach out of it, or anything that a browser fetches by itself: pictures
 * from elsewhere would tell their sender who read it, and when. `pictures`: how many were left out.
 */
export function safeHtml(html: string): { html: string; pictures: number } {
  let pictures = 0;
  const safe = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      "*": ["align", "dir", "lang", "style", "title"],
      a: ["href", "rel", "target"],
      font: ["color", "size"],
      img: ["alt"],
      ol: ["start", "type"],
      table: ["border", "cellpadding", "cellspacing", "width"],
      td: ["bgcolor", "colspan", "rowspan", "valign", "width"],
      th: ["bgcolor", "colspan", "rowspan", "valign", "width"],
    },
    allowedStyles: {
      "*": {
        color: COLOUR,
        "background-color": COLOUR,
        "font-size": LENGTH,
        "font-style": [/^(normal|italic|oblique)$/],
        "font-weight": [/^(normal|bold|bolder|lighter|\d{3})$/],
        "text-align": [/^(left|right|center|justify)$/],
        "text-decoration": [/^(none|underline|line-through)$/],
        margin: SIDES,
        padding: SIDES,
      },
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    enforceHtmlBoundary: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, rel: "noopener noreferrer nofollow", target: "_blank" },
      }),
      img: (_name, { alt = "" }) => {
        pictures += 1;
        return { tagName: "span", attribs: {}, text: alt.slice(0, 200) };
      },
    },
  });
  return { html: safe, pictures };
}
