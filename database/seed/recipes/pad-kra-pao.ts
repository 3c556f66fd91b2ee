import type { SeedRecipe } from './types.ts'

export const padKraPao: SeedRecipe = {
  slug: 'pad-kra-pao',
  title: { en: 'Pad kra pao with a fried egg', th: 'ผัดกะเพราหมูสับไข่ดาว' },
  line: {
    en: 'Pork, chilli and holy basil on rice, with an egg whose edges crackle.',
    th: 'หมูสับ พริก กระเทียม ใบกะเพรา ราดข้าว โปะไข่ดาวขอบกรอบ',
  },
  story: {
    en:
      'When Thais cannot decide what to order, they order this. Every street kitchen has it: a wok, a ' +
      'pestle to bruise garlic and chilli, and a bunch of holy basil, which smells of clove and pepper. ' +
      'Have the rice ready before you light the stove; the rest goes quickly.',
    th:
      'คิดไม่ออกว่าจะกินอะไร คนไทยก็สั่งกะเพราไข่ดาว ร้านตามสั่งร้านไหนก็มี แค่กระทะร้อนๆ พริกกับกระเทียมโขลก ' +
      'และใบกะเพราหอมฉุน หุงข้าวให้เสร็จก่อนตั้งกระทะ เพราะที่เหลือเร็วมาก',
  },
  picture: '/images/dishes/pad-kra-pao',
  pictureAlt: {
    en:
      'Holy-basil stir-fry of minced pork with chilli and long beans, on rice with a fried egg, ' +
      'cucumber slices and fish sauce with chillies',
    th: 'ผัดกะเพราหมูสับใส่พริกและถั่วฝักยาว ราดข้าวไข่ดาว มีแตงกวาและพริกน้ำปลา',
  },
  course: 'stir-fry',
  prepMinutes: 15,
  cookMinutes: 20,
  servings: 2,
  difficulty: 'easy',
  spiceLevel: 3,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 150, unit: 'g' },
    { id: 'garlic', ingredient: 'garlic', amount: 3, unit: 'clove' },
    { id: 'chillies', ingredient: 'birds-eye-chilli', amount: 3, unit: 'piece' },
    {
      id: 'egg-oil',
      ingredient: 'oil',
      amount: 80,
      unit: 'ml',
      note: { en: 'for the eggs', th: 'สำหรับทอดไข่' },
    },
    { id: 'eggs', ingredient: 'egg', amount: 2, unit: 'piece' },
    { id: 'mince', ingredient: 'pork-mince', amount: 300, unit: 'g' },
    {
      id: 'beans',
      ingredient: 'long-bean',
      amount: 80,
      unit: 'g',
      note: { en: 'in 1 cm pieces', th: 'หั่นท่อน 1 ซม.' },
    },
    { id: 'sauce', product: 'holy-basil-stir-fry-sauce', amount: 60, unit: 'ml' },
    {
      id: 'basil',
      ingredient: 'holy-basil',
      amount: 30,
      unit: 'g',
      note: { en: 'leaves only', th: 'เด็ดใบ' },
    },
    { id: 'cucumber', ingredient: 'cucumber', amount: 100, unit: 'g', note: { en: 'sliced', th: 'หั่นแว่น' } },
    {
      id: 'dip-sauce',
      ingredient: 'fish-sauce',
      amount: 2,
      unit: 'tbsp',
      part: { en: 'For the chilli fish sauce', th: 'พริกน้ำปลา' },
    },
    {
      id: 'dip-chillies',
      ingredient: 'birds-eye-chilli',
      amount: 2,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
      part: { en: 'For the chilli fish sauce', th: 'พริกน้ำปลา' },
    },
    {
      id: 'dip-lime',
      ingredient: 'lime-juice',
      amount: 1,
      unit: 'tsp',
      part: { en: 'For the chilli fish sauce', th: 'พริกน้ำปลา' },
    },
  ],
  steps: [
    {
      title: { en: 'Rice first', th: 'หุงข้าวก่อน' },
      text: {
        en: 'Rinse the rice and cook it. Everything after this takes about 15 minutes.',
        th: 'ซาวข้าวแล้วหุงให้เรียบร้อย หลังจากนี้ใช้เวลาราว 15 นาที',
      },
      uses: ['rice'],
    },
    {
      title: { en: 'Mix the chilli fish sauce', th: 'ทำพริกน้ำปลา' },
      text: {
        en: 'Stir the sliced chillies and the lime juice into the fish sauce and put it on the table.',
        th: 'ผสมน้ำปลา พริกซอย และน้ำมะนาว ใส่ถ้วยวางไว้บนโต๊ะ',
      },
      uses: ['dip-sauce', 'dip-chillies', 'dip-lime'],
    },
    {
      title: { en: 'Pound garlic and chilli', th: 'โขลกพริกกระเทียม' },
      text: {
        en: 'Krok, krok: pound the garlic and chillies coarsely in a mortar. You want pieces, not a paste.',
        th: 'โป๊ก โป๊ก โขลกกระเทียมกับพริกขี้หนูพอแหลก ให้ยังเห็นเป็นชิ้น ไม่ต้องละเอียด',
      },
      uses: ['garlic', 'chillies'],
    },
    {
      title: { en: 'Fry the eggs', th: 'ทอดไข่ดาว' },
      text: {
        en:
          'Heat the oil in a wok until a drop of white sizzles. Fry the eggs one at a time, spooning ' +
          'hot oil over the white until it puffs and browns at the edge. Lift out, and leave a thin ' +
          'film of oil in the wok.',
        th:
          'ตั้งน้ำมันให้ร้อนจัด ทอดไข่ทีละฟอง ตักน้ำมันราดไข่ขาวจนพองและขอบเหลืองกรอบ ตักพักไว้ ' +
          'เหลือน้ำมันติดกระทะไว้เล็กน้อยสำหรับผัด',
      },
      uses: ['egg-oil', 'eggs'],
      timer: { minutes: 2, label: { en: 'Egg', th: 'ทอดไข่' } },
    },
    {
      title: { en: 'Brown the mince', th: 'ผัดหมู' },
      text: {
        en:
          'Stir the garlic and chilli through the hot oil until they catch your throat, then add the ' +
          'mince. Press it flat, let it brown, break it up, and go on until no pink is left.',
        th: 'ผัดพริกกระเทียมในน้ำมันร้อนๆ พอฉุน ใส่หมูสับ กดให้แบน รอให้เหลืองแล้วยีให้แตก ผัดจนสุกไม่เหลือสีชมพู',
      },
      uses: ['mince', 'garlic', 'chillies'],
      timer: { minutes: 4, label: { en: 'Mince', th: 'ผัดหมู' } },
    },
    {
      title: { en: 'Beans and sauce', th: 'ใส่ถั่วฝักยาวกับซอส' },
      text: {
        en:
          'Add the beans and the sauce and toss over the highest heat until the sauce clings to the ' +
          'meat.',
        th: 'ใส่ถั่วฝักยาวกับซอส ผัดไฟแรงสุดจนซอสเคลือบหมู',
      },
      uses: ['beans', 'sauce'],
      timer: { minutes: 2, label: { en: 'Beans and sauce', th: 'ผัดกับซอส' } },
    },
    {
      title: { en: 'Basil, off the heat', th: 'ปิดไฟ ใส่ใบกะเพรา' },
      text: {
        en:
          'Turn off the heat, stir in the basil until it wilts, and spoon everything over the rice. Put ' +
          'the egg on top and the cucumber beside it.',
        th: 'ปิดไฟ ใส่ใบกะเพราคลุกพอสลด ตักราดข้าว โปะไข่ดาว วางแตงกวาข้างจาน',
      },
      uses: ['basil', 'rice', 'eggs', 'cucumber'],
    },
  ],
  tips: [
    {
      en:
        'Chicken or beef mince work the same way, and so does a mix of chopped mushrooms and tofu. The ' +
        'sauce contains fish and oyster, so none of these is vegetarian.',
      th: 'ใช้ไก่สับหรือเนื้อสับได้ หรือเห็ดสับกับเต้าหู้ก็ดี แต่ในซอสมีน้ำปลาและซอสหอยนางรม จึงไม่ใช่มังสวิรัติ',
    },
    {
      en: 'The sauce alone is hot. If that is enough for your table, leave out the fresh chillies.',
      th: 'แค่ซอสก็เผ็ดอยู่แล้ว ใครกินเผ็ดไม่มากไม่ต้องใส่พริกสดเพิ่ม',
    },
    {
      en: 'For small children, pregnant guests and the elderly, cook the yolk until it is firm.',
      th: 'ถ้าทำให้เด็กเล็ก หญิงตั้งครรภ์ หรือผู้สูงอายุ ให้ทอดไข่แดงจนสุก',
    },
  ],
  related: ['cashew-chicken', 'kua-kling', 'pad-see-ew', 'thai-iced-tea'],
}
