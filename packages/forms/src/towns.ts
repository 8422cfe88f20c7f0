import { budapestDistrict, isHungarianPostcode } from './fields/postcode.ts';

/** A town of a postcode. */
export interface Town {
  readonly city: string;
  /** District of Budapest, 1 to 23. */
  readonly district?: number | undefined;
}

/**
 * Returns the towns of a Hungarian postcode, to fill a field that the shopper may change. The code may also belong to
 * places that are not listed, and an unknown code has no town: neither is a reason to refuse an address.
 * Contains the towns of the country, not its villages. Load this module when the form is shown; it is not part of the
 * main module. Source: FM-13.
 */
export function townsOfPostcode(postcode: string): readonly Town[] {
  if (!isHungarianPostcode(postcode)) return [];
  if (postcode.startsWith('1')) {
    const district = budapestDistrict(postcode);
    return district === undefined ? [] : [{ city: 'Budapest', district }];
  }
  return (townsByCode().get(postcode) ?? []).map((city) => ({ city }));
}

/**
 * Returns the town of an address whose postcode changed from `previous`; `city` is the field's current value. Replaces
 * a town that belongs to the former postcode, by '' if the new postcode is unknown. Keeps a town that the shopper
 * entered. Source: FM-14.
 */
export function townOnPostcode(postcode: string, previous: string, city: string): string {
  const isTownOfPrevious = townsOfPostcode(previous).some((town) => town.city === city);
  return city === '' || isTownOfPrevious ? (townsOfPostcode(postcode)[0]?.city ?? '') : city;
}

let byCode: Map<string, string[]> | undefined;

function townsByCode(): ReadonlyMap<string, readonly string[]> {
  if (byCode !== undefined) return byCode;
  byCode = new Map();
  for (const entry of towns.trim().split(/\s*[,\n]\s*/)) {
    const [city = '', ...codes] = entry.split(' ');
    for (const code of codes.flatMap(codesOf)) {
      const cities = byCode.get(code);
      if (cities === undefined) byCode.set(code, [city]);
      else cities.push(city);
    }
  }
  return byCode;
}

/** Returns every code of a range such as `4024-4032`. */
function codesOf(codeRange: string): string[] {
  const [from, to = from] = codeRange.split('-').map(Number);
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

/** County towns first, then by region. */
const towns = `
Békéscsaba 5600 5623 5671, Debrecen 4000 4024-4034 4063 4078 4079 4225, Eger 3300
Győr 9000 9011 9012 9019 9021-9030, Kaposvár 7400, Kecskemét 6000 6008 6044
Miskolc 3500 3508 3510 3515-3519 3521 3524-3535, Nyíregyháza 4400 4405 4431-4433 4246 4481
Pécs 7600 7621-7636 7691 7693, Salgótarján 3100 3102 3104 3109 3121 3141
Szeged 6700 6710 6720-6729 6753 6757 6771 6791, Székesfehérvár 8000 8019, Szekszárd 7100
Szolnok 5000 5008, Szombathely 9700 9707 9719, Tatabánya 2800, Veszprém 8200 8411 8412, Zalaegerszeg 8900
Szentendre 2000, Budakalász 2011, Pomáz 2013, Visegrád 2025 2026, Érd 2030 2035 2036, Budaörs 2040
Törökbálint 2045, Diósd 2049, Biatorbágy 2051, Zsámbék 2072, Pilisvörösvár 2085, Budakeszi 2092
Gödöllő 2100, Veresegyház 2112, Isaszeg 2117, Pécel 2119, Dunakeszi 2120, Göd 2131 2132, Kistarcsa 2143
Kerepes 2144, Fót 2151, Őrbottyán 2162, Aszód 2170, Tura 2194, Monor 2200, Vecsés 2220, Üllő 2225
Gyömrő 2230, Maglód 2234, Sülysáp 2241, Ráckeve 2300, Szigetszentmiklós 2310, Halásztelek 2314
Szigethalom 2315, Tököl 2316, Dunaharaszti 2330, Gyál 2360, Ócsa 2364, Újhartyán 2367, Dabas 2370
Örkény 2377, Vác 2600, Nagymaros 2626, Szob 2628, Cegléd 2700, Pilis 2721, Albertirsa 2730, Abony 2740
Nagykőrös 2750, Nagykáta 2760, Tápiószele 2766
Esztergom 2500 2509, Dorog 2510, Nyergesújfalu 2536 2537, Lábatlan 2541, Oroszlány 2840, Kisbér 2870
Tata 2890 2835, Komárom 2900 2903 2921, Ács 2941, Bábolna 2943
Rétság 2651, Balassagyarmat 2660, Pásztó 3060, Bátonyterenye 3070 3078, Szécsény 3170
Hatvan 3000, Lőrinci 3021 3022 3024, Gyöngyöspata 3035, Gyöngyös 3200, Pétervására 3250, Bélapátfalva 3346
Verpelét 3351, Heves 3360, Kisköre 3384, Füzesabony 3390
Mezőkövesd 3400, Emőd 3432, Nyékládháza 3433, Mezőkeresztes 3441, Mezőcsát 3450, Felsőzsolca 3561
Onga 3562, Alsózsolca 3571, Tiszaújváros 3580, Ózd 3600 3603 3604, Putnok 3630, Borsodnádasd 3671
Kazincbarcika 3700 3704 3705, Rudabánya 3733, Szendrő 3752, Sajószentpéter 3770, Edelény 3780
Sajóbábony 3792, Szikszó 3800, Encs 3860, Abaújszántó 3881, Gönc 3895, Szerencs 3900 3902, Tokaj 3910
Sárospatak 3950, Cigánd 3973, Sátoraljaújhely 3980 3944 3945 3988, Pálháza 3994
Balmazújváros 4060, Tiszacsege 4066, Hajdúnánás 4080 4085, Hajdúdorog 4087, Polgár 4090
Berettyóújfalu 4100, Biharkeresztes 4110, Derecske 4130, Komádi 4138, Püspökladány 4150, Nádudvar 4181
Kaba 4183, Hajdúszoboszló 4200, Hajdúböszörmény 4220 4074 4086 4224, Hajdúhadház 4242, Téglás 4243
Hajdúsámson 4251, Nyíradony 4254 4252 4253, Létavértes 4281 4283, Vámospércs 4287
Balkány 4233, Újfehértó 4244, Nyírbátor 4300, Nagykálló 4320, Máriapócs 4326, Nagyecsed 4355, Nyírlugos 4371
Tiszavasvári 4440, Tiszalök 4450 4447, Nyírtelek 4461, Rakamaz 4465, Ibrány 4484, Nagyhalász 4485
Dombrád 4492, Kemecse 4501, Demecser 4516, Baktalórántháza 4561, Vaja 4562, Nyírmada 4564, Kisvárda 4600
Záhony 4625, Mándok 4644, Mátészalka 4700, Csenger 4765, Vásárosnamény 4800, Fehérgyarmat 4900
Újszász 5052, Besenyszög 5071, Jászberény 5100, Jászárokszállás 5123, Jászfényszaru 5126, Jászapáti 5130
Jászkisér 5137, Törökszentmiklós 5200, Fegyvernek 5231, Abádszalók 5241, Karcag 5300, Kisújszállás 5310
Kenderes 5331, Kunhegyes 5340, Tiszafüred 5350, Mezőtúr 5400, Túrkeve 5420, Tiszaföldvár 5430, Martfű 5435
Kunszentmárton 5440
Gyomaendrőd 5500 5502, Dévaványa 5510, Körösladány 5516, Szeghalom 5520, Füzesgyarmat 5525, Vésztő 5530
Szarvas 5540, Kondoros 5553, Békés 5630, Mezőberény 5650, Újkígyós 5661, Medgyesegyháza 5666
Gyula 5700 5703 5711, Sarkad 5720, Elek 5742, Mezőkovácsháza 5800, Mezőhegyes 5820, Battonya 5830
Orosháza 5900 5904, Csorvás 5920, Tótkomlós 5940
Kerekegyháza 6041, Lajosmizse 6050, Tiszakécske 6060, Izsák 6070, Szabadszállás 6080, Dunavecse 6087
Kunszentmiklós 6090, Kiskunfélegyháza 6100, Kiskunmajsa 6120, Kiskőrös 6200, Soltvadkert 6230, Kecel 6237
Kalocsa 6300, Solt 6320, Hajós 6344, Kiskunhalas 6400, Tompa 6422, Bácsalmás 6430, Jánoshalma 6440
Mélykút 6449, Baja 6500 6503
Szentes 6600, Mindszent 6630, Csongrád 6640, Kistelek 6760, Sándorfalva 6762, Mórahalom 6782
Hódmezővásárhely 6800 6806, Makó 6900 6903, Csanádpalota 6913
Dunaföldvár 7020, Paks 7030 7027, Gyönk 7064, Simontornya 7081, Tamási 7090 7091, Tolna 7130, Bátaszék 7140
Bonyhád 7150, Dombóvár 7200, Nagymányok 7355
Komló 7300, Mágocs 7342, Sásd 7370, Mohács 7700, Pécsvárad 7720, Bóly 7754, Kozármisleny 7761, Villány 7773
Siklós 7800, Harkány 7815, Szigetvár 7900, Szentlőrinc 7940, Sellye 7960
Igal 7275, Nagyatád 7500, Kadarkút 7530, Nagybajom 7561, Barcs 7570, Siófok 8600 8609 8611, Zamárdi 8621
Balatonföldvár 8623, Balatonboglár 8630, Balatonlelle 8638, Fonyód 8640, Tab 8660, Lengyeltóti 8693
Marcali 8700 8714, Csurgó 8840
Bicske 2060, Dunaújváros 2400, Ercsi 2451, Adony 2457, Rácalmás 2459, Martonvásár 2462, Kápolnásnyék 2475
Velence 2481, Gárdony 2483-2485, Pusztaszabolcs 2490, Sárbogárd 7000 7003, Bodajk 8053, Mór 8060
Csákvár 8083, Aba 8127 8128, Enying 8130, Polgárdi 8154
Várpalota 8100 8103 8104, Balatonkenese 8174, Balatonfűzfő 8175 8184, Berhida 8181 8182, Balatonalmádi 8220
Balatonfüred 8230, Badacsonytomaj 8257 8258 8261, Tapolca 8300, Sümeg 8330, Ajka 8400 8447 8448 8451
Zirc 8420, Herend 8440, Devecser 8460, Pápa 8500 8591
Keszthely 8360, Hévíz 8380, Zalakaros 8749, Pacsa 8761, Zalaszentgrót 8790, Nagykanizsa 8800 8808 8809 8831
Letenye 8868, Lenti 8960 8966, Zalalövő 8999
Celldömölk 9500, Jánosháza 9545, Sárvár 9600 9608 9609, Répcelak 9653, Kőszeg 9730, Csepreg 9735, Bük 9737
Vép 9751, Vasvár 9800, Körmend 9900, Őriszentpéter 9941, Szentgotthárd 9970
Pannonhalma 9090, Tét 9100, Lébény 9155, Mosonmagyaróvár 9200, Jánossomorja 9241, Csorna 9300
Kapuvár 9330 9339, Beled 9343, Sopron 9400 9407 9408 9494, Fertőd 9431 9433, Fertőszentmiklós 9444
`;
