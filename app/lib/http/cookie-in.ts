export function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1).trim();
}
