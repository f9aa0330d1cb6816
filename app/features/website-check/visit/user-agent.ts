/** Name by which a `robots.txt` can keep the check away. */
export const ROBOT = "WeefCheck";

/** A phone, with the name and the page that explains it. */
export const userAgent = (siteUrl: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; ${ROBOT}/1.0; +${siteUrl}/website-check)`;
