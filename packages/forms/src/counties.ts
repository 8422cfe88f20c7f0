const romanian =
  'Alba,Arad,Argeș,Bacău,Bihor,Bistrița-Năsăud,Botoșani,Brașov,Brăila,București,Buzău,Caraș-Severin,Călărași,Cluj,Constanța,Covasna,Dâmbovița,Dolj,Galați,Giurgiu,Gorj,Harghita,Hunedoara,Ialomița,Iași,Ilfov,Maramureș,Mehedinți,Mureș,Neamț,Olt,Prahova,Satu Mare,Sălaj,Sibiu,Suceava,Teleorman,Timiș,Tulcea,Vaslui,Vâlcea,Vrancea';

/** Returns the counties of a country by name, in alphabetical order; none for a country without them. Source: FM-25. */
export const countiesOf = (country: string): readonly string[] =>
  country === 'RO' ? romanian.split(',') : [];
