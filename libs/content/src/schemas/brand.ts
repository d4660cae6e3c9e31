import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { email, label, picturePath, text } from '../marks.ts';

/** Who the product is: its name, its promise and how to reach it. */
export const brandSchema = z
  .strictObject({
    name: label(40).meta({ description: 'The product’s name, the same in every language.' }),
    description: text(200).meta({ description: 'One sentence for search engines and shared links.' }),
    panel: z
      .strictObject({ title: text(80), text: text(300) })
      .meta({ title: 'panel', description: 'The side panel beside the account forms.' }),
    baseUrl: z
      .string() // z.url() would take blanks around it
      .refine((value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value), { error: 'is not a web address', abort: true, params: { code: 'format' } })
      .refine((value) => URL.parse(value)?.origin === value, 'is not the beginning of every address, such as "https://bridge.example": write neither a path nor a slash behind the name')
      .meta({ description: 'Public address of the site. The PUBLIC_URL setting of the server wins over it.' }),
    contact: z.strictObject({ general: email(), support: email(), privacy: email(), sender: email() }).meta({ title: 'contact list' }),
    shareImage: z
      .strictObject({ path: picturePath(), width: z.literal(1200), height: z.literal(630), alt: text(200) })
      .meta({ title: 'share image' }),
  })
  .meta({ title: 'brand' });
export type Brand = Localised<z.infer<typeof brandSchema>>;
