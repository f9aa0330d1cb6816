/** Programs look there for a way in; no site like ours shows such files to visitors. */
const PROBE = new RegExp(
  [
    String.raw`/\.(?!well-known/)`,
    // WordPress without the pictures of a site that used to run on it.
    String.raw`/(wp-(?!content/uploads/)[\w-]+|wp|wordpress|xmlrpc\.php|wlwmanifest\.xml)(/|$|\.)`,
    String.raw`/wp-content/uploads/.*\.php`,
    String.raw`/(wp-[\w-]+|phpinfo|info|test|shell|adminer|admin|setup|install|config|eval-stdin|alfa|up|x|1)\.php`,
    String.raw`/(phpmyadmin|pma|mysql|administrator|cgi-bin|vendor|node_modules|actuator|solr|jenkins|hudson|telescope|druid|geoserver|boaform|hnap1|ecp|owa|autodiscover|graphql|swagger[\w-]*|_profiler|_ignition|server-status|manager/html|remote|sdk|console|credentials|laravel|docker-compose\.\w+|composer\.\w+|package(-lock)?\.json)(/|$)`,
    String.raw`\.(env|sql|bak|old|orig|swp|log|ini|conf|cfg|ya?ml|sh|pem|key|tar|t?gz|rar|7z|zip|cgi|dll|exe|jsp|action)(/|$|\.|~)`,
    String.raw`\.\.|%2e%2e|%00|%3c|<|etc/passwd`,
  ].join("|"),
  "i",
);

/** `path` is percent-encoded. */
export function isProbe(path: string): boolean {
  return PROBE.test(path);
}
