export const nl = {
  article: "Artikel",
  case: "Conceptproject",
  agency: "{tagline} in {town}",
};
