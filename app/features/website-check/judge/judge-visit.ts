import type { Finding } from "../check";
import type { Visit } from "../visit/visit";
import { judgeCertificate, judgeHttps, judgeRedirect } from "./connection";
import { judgeAddress, judgePhone } from "./contact";
import { judgePrivacy, judgeTerms, judgeWithdrawal } from "./law-links";
import { judgeKvk, judgeVat } from "./registrations";
import { judgeDescription, judgeHeadings, judgeTitle } from "./search";
import { type SiteNature, siteNature } from "./site-nature";
import { judgeSoftware } from "./software";
import { judgeImages, judgeMobile, judgeSpeed, judgeWeight } from "./speed";
import { judgeStructuredData } from "./structured-data";
import { judgeTrackers } from "./trackers";

/** Gives one finding for each check, in the order of `CHECK_NAMES`. */
export function judgeVisit(visit: Visit, now: Date): { findings: Finding[]; nature: SiteNature } {
  const nature = siteNature(visit);
  const findings = [
    judgeHttps(visit),
    judgeCertificate(visit),
    judgeRedirect(visit),
    judgeSpeed(visit),
    judgeWeight(visit),
    judgeMobile(visit),
    judgeTitle(visit),
    judgeDescription(visit),
    judgeHeadings(visit, nature),
    judgeImages(visit),
    judgeStructuredData(visit, nature),
    judgePhone(nature),
    judgeKvk(nature),
    judgeVat(nature),
    judgeAddress(visit, nature),
    judgePrivacy(visit, nature),
    judgeTrackers(visit),
    judgeTerms(nature),
    judgeWithdrawal(nature),
    judgeSoftware(visit, now),
  ];
  return { findings, nature };
}
