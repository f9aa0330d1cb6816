import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The edge has compared the origin with SITE_URL. React Router would compare it with the address that this process
  // sees, which behind a proxy is not the one that the browser asked.
  allowedActionOrigins: ["**"],
} satisfies Config;
