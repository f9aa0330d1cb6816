import { expect, it } from "vitest";
import { isProbe } from "./probes";

it.each([
  "/.env",
  "/.env.production",
  "/api-oud/.env",
  "/.git/config",
  "/.DS_Store",
  "/wp-login.php",
  "/wp-admin/",
  "/blog/wp-login.php",
  "/wp-content/plugins/x/readme.txt",
  "/wp-includes/wlwmanifest.xml",
  "/wp-content/uploads/2020/shell.php",
  "/wordpress/wp-admin/setup-config.php",
  "/xmlrpc.php",
  "/phpMyAdmin/index.php",
  "/phpinfo.php",
  "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php",
  "/cgi-bin/luci",
  "/actuator/health",
  "/backup.zip",
  "/database.sql",
  "/config.yml",
  "/docker-compose.yml",
  "/id_rsa.pem",
  "/a/%2e%2e/%2e%2e/etc/passwd",
  "/a%00",
  "/%3Cscript%3E",
])("takes %s for an attempt by a program", (path) => {
  expect(isProbe(path)).toBe(true);
});

it.each([
  "/contact.html",
  "/index.php",
  "/contact.php",
  "/over-ons.asp",
  "/wp-content/uploads/2019/05/bakkerij.jpg",
  "/diensten/webshop-laten-maken",
  "/login",
  "/webinars",
  "/wordpress-website-laten-maken",
  "/producten/console-tafel",
  "/.well-known/assetlinks.json",
  "/nieuws/2019/de-sleutel.pdf",
  "/logo.png",
  "/caf%C3%A9",
])("takes %s for an address of an older site", (path) => {
  expect(isProbe(path)).toBe(false);
});
