/** What the owner still has to fill in or prove before the site goes live; by the kind of item. */
export const nl = {
  placeholder: "Staat nog op de voorbeeldwaarde {value}",
  unproven: "Bewering zonder bewijs: {value}. Schrijf in evidence waar het uit blijkt, of haal de bewering weg",
  sample: "Voorbeeld: {value}. Vervang het door eigen werk, of haal het weg",
  setting: { missing: "Nog niet ingesteld", notPublic: "Nog geen openbaar https-adres: {value}" },
};
