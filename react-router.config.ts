import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page that has loaded needs no connection to know where its forms and links lead.
  routeDiscovery: { mode: "initial" },
  // The edge has compared the origin with SITE_URL. React Router would compare it with the address that this process
  // sees, which behind a proxy is not the one that the browser asked.
  allowedActionOrigins: ["**"],
} satisfies Config;
