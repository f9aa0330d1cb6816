/** The answer to a form that is larger than the server takes. */
export const nl = {
  title: "Dit is te groot om te versturen",
  text: "Alles samen, met de bestanden erbij, mag hoogstens {size} zijn. Er is niets bewaard. Ga terug met de knop van je browser: wat je typte staat er dan meestal nog. Kies kleinere bestanden en verstuur opnieuw.",
  back: "Of open de pagina opnieuw",
};
