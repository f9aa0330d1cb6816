export const nl = {
  meta: {
    title: "Website laten maken in Enschede | Weef Webdesign Bureau",
    description: "Een website die aanvragen voor je binnenhaalt. Voor ondernemers in Twente.",
  },
  hero: { title: "Een website die aanvragen voor je binnenhaalt" },
};
