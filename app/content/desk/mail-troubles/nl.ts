/** Reasons why a mail does not go out, in words for a reader who does not run a mail server. */
export const nl = {
  unreachable: "De mailserver is niet bereikbaar.",
  unknownServer: "De mailserver is niet te vinden: zijn naam klopt niet, of er is geen internet.",
  silent: "De mailserver antwoordt niet op tijd.",
  unanswered: "De mailserver kreeg de e-mail, maar zei niet of hij hem aanneemt. Misschien is hij toch aangekomen.",
  insecure: "Met de mailserver lukt geen veilige verbinding.",
  signIn: "De mailserver weigert onze inloggegevens.",
  noMailbox: "Deze mailbox bestaat niet. Kijk of het adres klopt.",
  badAddress: "Dit is geen adres waar een e-mail heen kan.",
  mailboxFull: "De mailbox van de ontvanger is vol.",
  later: "De mailserver kan de e-mail nu niet aannemen.",
  refused: "De mailserver weigert deze e-mail.",
  file: "De e-mail kon niet als bestand worden bewaard.",
  other: "Er ging iets mis bij het versturen.",
};
