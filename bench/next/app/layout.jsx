import page from "../page.json";

export const metadata = { title: page.title, description: page.description };

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>{children}</body>
    </html>
  );
}
