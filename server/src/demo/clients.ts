/** Name, gender, born on and in, nationality, street with number, postal code, city, mobile. */
const people = `
Fatima|El Amrani|f|1988-03-12|Nador|Nederlandse|Kanaalstraat 112 B|3531 CN|Utrecht|06 12 34 56 78
Johan|Dijkstra|m|1969-07-02|Sneek|Nederlandse|Vleutenseweg 240|3532 HP|Utrecht|06 41 22 08 15
Lisa|Janssen|f|1991-05-14|Nieuwegein|Nederlandse|Dorpsstraat 48|3991 BX|Houten|06 87 65 43 21
Mehmet|Yılmaz|m|1979-11-23|Konya|Turkse|Amsterdamsestraatweg 318|3551 CT|Utrecht|06 23 45 90 11
Willem-Jan|van den Oudenrijn|m|1964-01-30|Woerden|Nederlandse|Oudegracht 17|3441 CA|Woerden|06 55 10 20 30
Samira|Haddou|f|1995-09-08|Utrecht|Nederlandse|Marshalllaan 5|3527 AB|Utrecht|06 33 71 45 60
Kevin|de Boer|m|1998-02-19|Amersfoort|Nederlandse|Leusderweg 92|3817 KC|Amersfoort|06 14 98 77 02
Petra|van Leeuwen|f|1972-06-25|Zeist|Nederlandse|Slotlaan 201|3701 GE|Zeist|06 20 54 36 81
Ahmed|Bouzid|m|1983-12-04|Oujda|Nederlandse|Rooseveltlaan 640|3526 BJ|Utrecht|06 47 63 12 95
Ingeborg|Visser|f|1967-10-17|Leeuwarden|Nederlandse|Biltsestraatweg 33|3573 PH|Utrecht|06 51 87 24 09
Dennis|Koster|m|1990-08-11|Gouda|Nederlandse|Westhaven 60|2801 PH|Gouda|06 18 29 37 46
Roos|Timmermans|f|2001-04-03|Breukelen|Nederlandse|Straatweg 128|3621 BT|Breukelen|06 39 40 51 62
Yusuf|Demir|m|1986-05-28|Ankara|Nederlandse|Zamenhofdreef 14|3562 JV|Utrecht|06 24 68 13 57
Chantal|Wouters|f|1977-03-21|Eindhoven|Nederlandse|Van Bijnkershoeklaan 410|3527 XP|Utrecht|06 62 51 84 73
Anouk|Smits|f|1993-07-16|Den Bosch|Nederlandse|Beneluxlaan 902|3526 KK|Utrecht|06 71 82 93 04
Bas|Hoogland|m|1981-09-29|Nijmegen|Nederlandse|Burgemeester Reigerstraat 71|3581 KP|Utrecht|06 15 26 37 48
Naomi|Sarpong|f|1989-01-07|Accra|Ghanese|Carnegiedreef 222|3562 VR|Utrecht|06 28 39 41 50
Gerrit|Veldhuizen|m|1963-11-12|Barneveld|Nederlandse|Stationsweg 8|3771 VH|Barneveld|06 53 64 75 86
Marloes|Kuijper|f|1984-02-26|Hilversum|Nederlandse|Emmastraat 39|1211 NE|Hilversum|06 49 58 67 76
Rachid|Ouali|m|1996-06-01|Utrecht|Nederlandse|Aletta Jacobslaan 7|3527 VC|Utrecht|06 30 41 52 63
Wendy|Schaap|f|1974-12-15|IJsselstein|Nederlandse|Utrechtsestraat 55|3401 CS|IJsselstein|06 64 75 86 97
Tesfay|Gebremedhin|m|1992-10-20|Asmara|Eritrese|Kaap Hoorndreef 30|3563 AT|Utrecht|06 85 74 63 52
Esther|van Rossum|f|1970-04-09|Culemborg|Nederlandse|Slotstraat 12|4101 BH|Culemborg|06 16 27 38 49
Ruben|Maas|m|1987-08-24|Venlo|Nederlandse|Croeselaan 300|3521 CD|Utrecht|06 95 84 73 62
Joke|Postma|f|1965-05-05|Assen|Nederlandse|Amersfoortseweg 44|3951 LC|Maarn|06 11 22 34 45
Hugo|Brands|m|1999-03-30|Vianen|Nederlandse|Voorstraat 84|4132 AT|Vianen|06 56 67 78 89
Aicha|Benali|f|1985-07-27|Utrecht|Nederlandse|Livingstonelaan 506|3526 JA|Utrecht|06 38 27 16 05
Pieter|van Vliet|m|1976-01-18|Rotterdam|Nederlandse|Jutfaseweg 150|3522 HN|Utrecht|06 74 65 56 47
Tessa|Groeneveld|f|2000-11-02|Doorn|Nederlandse|Dorpsstraat 6|3941 JL|Doorn|06 83 92 01 10
Emre|Aydın|m|1994-09-13|Utrecht|Nederlandse|Vader Rijndreef 19|3561 XB|Utrecht|06 29 18 07 96
Karin|Blom|f|1968-02-08|Bunnik|Nederlandse|Provincialeweg 21|3981 AM|Bunnik|06 40 31 22 13
Sjoerd|Hofstra|m|1980-06-19|Heerenveen|Nederlandse|Maliebaan 90|3581 CX|Utrecht|06 57 48 39 20
Layla|Nasser|f|1997-12-30|Damascus|Syrische|Van Lieflandlaan 11|3571 AA|Utrecht|06 91 82 73 64
Henk|Schipper|m|1962-08-07|Bodegraven|Nederlandse|Rijnkade 2|2411 NT|Bodegraven|06 25 36 47 58
Manon|de Ruiter|f|1982-10-05|Tiel|Nederlandse|Waalkade 70|4001 AE|Tiel|06 69 78 87 96
Luuk|Vermeer|m|1990-04-22|De Bilt|Nederlandse|Hessenweg 180|3731 JN|De Bilt|06 12 21 30 03
Sunita|Ramdin|f|1978-05-31|Paramaribo|Nederlandse|Winklerlaan 365|3571 KJ|Utrecht|06 44 55 66 77
Theo|Bakker|m|1966-09-26|Maarssen|Nederlandse|Bisonspoor 1012|3605 KX|Maarssen|06 88 99 10 21
Denise|Oudshoorn|f|1992-01-14|Alphen aan den Rijn|Nederlandse|Zandpad 3|3601 NA|Maarssen|06 32 43 54 65
Milan|Novak|m|1973-03-03|Brno|Tsjechische|Balijelaan 62|3521 GV|Utrecht|06 76 87 98 09
Sietske|Wiersma|f|1986-11-09|Groningen|Nederlandse|Oosterstraat 40|9711 NX|Groningen|06 19 28 37 46
Jan|Boersma|m|1971-12-21|Drachten|Nederlandse|Noorderbuurt 9|9203 AL|Drachten|06 50 41 32 23
Hilde|Zuidema|f|1994-08-15|Haren|Nederlandse|Rijksstraatweg 77|9752 AC|Haren|06 61 72 83 94`;

export type DemoClient = ReturnType<typeof readPerson>;

/** The last three belong to the other organisation. */
export const demoClients = people.trim().split('\n').map(readPerson);

function readPerson(line: string) {
  const parts = line.split('|');
  const [first_name = '', last_name = '', gender, date_of_birth, place_of_birth, nationality] =
    parts;
  const [street = '', postal_code, city, mobile_number] = parts.slice(6);
  const [, address, address_number, address_number_suffix] =
    /^(.+?) (\d+)(?: (\w+))?$/.exec(street) ?? [];
  return {
    person: {
      first_name,
      last_name,
      email: `${mailName(first_name)}.${mailName(last_name)}@mail.example`,
    },
    profile: {
      initials: `${first_name.charAt(0)}.`,
      gender,
      date_of_birth,
      place_of_birth,
      nationality,
      address,
      address_number,
      address_number_suffix: address_number_suffix ?? null,
      postal_code,
      city,
      mobile_number,
    },
  };
}

export function mailName(name: string) {
  return name
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
