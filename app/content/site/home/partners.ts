import brevo from "simple-icons/icons/brevo.svg?url";
import cloudflare from "simple-icons/icons/cloudflare.svg?url";
import css from "simple-icons/icons/css.svg?url";
import elementor from "simple-icons/icons/elementor.svg?url";
import figma from "simple-icons/icons/figma.svg?url";
import github from "simple-icons/icons/github.svg?url";
import googleads from "simple-icons/icons/googleads.svg?url";
import googleanalytics from "simple-icons/icons/googleanalytics.svg?url";
import googlemaps from "simple-icons/icons/googlemaps.svg?url";
import googlesearchconsole from "simple-icons/icons/googlesearchconsole.svg?url";
import html5 from "simple-icons/icons/html5.svg?url";
import instagram from "simple-icons/icons/instagram.svg?url";
import javascript from "simple-icons/icons/javascript.svg?url";
import klarna from "simple-icons/icons/klarna.svg?url";
import letsencrypt from "simple-icons/icons/letsencrypt.svg?url";
import mailchimp from "simple-icons/icons/mailchimp.svg?url";
import mastercard from "simple-icons/icons/mastercard.svg?url";
import matomo from "simple-icons/icons/matomo.svg?url";
import meta from "simple-icons/icons/meta.svg?url";
import mysql from "simple-icons/icons/mysql.svg?url";
import nodedotjs from "simple-icons/icons/nodedotjs.svg?url";
import paypal from "simple-icons/icons/paypal.svg?url";
import php from "simple-icons/icons/php.svg?url";
import postgresql from "simple-icons/icons/postgresql.svg?url";
import react from "simple-icons/icons/react.svg?url";
import semrush from "simple-icons/icons/semrush.svg?url";
import shopify from "simple-icons/icons/shopify.svg?url";
import sqlite from "simple-icons/icons/sqlite.svg?url";
import tailwindcss from "simple-icons/icons/tailwindcss.svg?url";
import typescript from "simple-icons/icons/typescript.svg?url";
import visa from "simple-icons/icons/visa.svg?url";
import vite from "simple-icons/icons/vite.svg?url";
import whatsapp from "simple-icons/icons/whatsapp.svg?url";
import wordpress from "simple-icons/icons/wordpress.svg?url";
import yoast from "simple-icons/icons/yoast.svg?url";

/** A program or service that we work with. */
export interface Partner {
  id: string;
  name: string;
  /** Address of its logo, a square black drawing. */
  logo: string;
  /** Shown larger than the others. */
  featured?: boolean;
}

interface PartnerRows {
  /** Software that websites are built with and run on; this row moves to the left. */
  leftward: readonly Partner[];
  /** Services by which they are found, measured and paid; this one to the right. */
  rightward: readonly Partner[];
}

export const partners: PartnerRows = {
  leftward: [
    { id: "wordpress", name: "WordPress", logo: wordpress, featured: true },
    { id: "github", name: "GitHub", logo: github },
    { id: "shopify", name: "Shopify", logo: shopify },
    { id: "elementor", name: "Elementor", logo: elementor },
    { id: "figma", name: "Figma", logo: figma },
    { id: "html5", name: "HTML", logo: html5 },
    { id: "css", name: "CSS", logo: css },
    { id: "javascript", name: "JavaScript", logo: javascript },
    { id: "typescript", name: "TypeScript", logo: typescript },
    { id: "react", name: "React", logo: react },
    { id: "tailwindcss", name: "Tailwind CSS", logo: tailwindcss },
    { id: "vite", name: "Vite", logo: vite },
    { id: "nodedotjs", name: "Node.js", logo: nodedotjs },
    { id: "php", name: "PHP", logo: php },
    { id: "mysql", name: "MySQL", logo: mysql },
    { id: "postgresql", name: "PostgreSQL", logo: postgresql },
    { id: "sqlite", name: "SQLite", logo: sqlite },
    { id: "cloudflare", name: "Cloudflare", logo: cloudflare },
    { id: "letsencrypt", name: "Let’s Encrypt", logo: letsencrypt },
  ],
  rightward: [
    { id: "googleanalytics", name: "Google Analytics", logo: googleanalytics },
    { id: "googlesearchconsole", name: "Search Console", logo: googlesearchconsole },
    { id: "googleads", name: "Google Ads", logo: googleads },
    { id: "googlemaps", name: "Google Maps", logo: googlemaps },
    { id: "yoast", name: "Yoast SEO", logo: yoast },
    { id: "semrush", name: "Semrush", logo: semrush },
    { id: "matomo", name: "Matomo", logo: matomo },
    { id: "meta", name: "Meta", logo: meta },
    { id: "instagram", name: "Instagram", logo: instagram },
    { id: "whatsapp", name: "WhatsApp", logo: whatsapp },
    { id: "mailchimp", name: "Mailchimp", logo: mailchimp },
    { id: "brevo", name: "Brevo", logo: brevo },
    { id: "paypal", name: "PayPal", logo: paypal },
    { id: "visa", name: "Visa", logo: visa },
    { id: "mastercard", name: "Mastercard", logo: mastercard },
    { id: "klarna", name: "Klarna", logo: klarna },
  ],
};
