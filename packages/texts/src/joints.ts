import type { Language } from '@takt/domain/ground/languages.ts'

/**
 * Where long words of buttons may break. Browsers of terminals often lack the dictionaries that hyphenate by themselves,
 * and would break a word anywhere, without a hyphen.
 */
const joints: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  sv: [
    ...['Bunt|bekräftelse', 'Detalj|planering', 'Etikett|historik', 'Inmatnings|grupper', 'Omarbetnings|order'],
    ...['Operations|text', 'Order|bekräftelse', 'Order|detaljer', 'Pall|bekräftelse', 'Pallflaggs|historik'],
    ...['Rapport|beställning', 'Resurs|planering', 'Snabb|rapporter', 'Stopp|historik'],
  ],
  de: [
    ...['Arbeitsgang|text', 'Auftrags|details', 'Benach|richtigungen', 'Eingabe|gruppen', 'Gewichts|kontrolle'],
    ...['Mengen|meldungen', 'Nacharbeits|auftrag', 'Paletten|schein', 'Ressourcen|planung', 'Schnell|berichte'],
    ...['Stillstands|verlauf'],
  ],
}
const SOFT_HYPHEN = '\u00ad'

/** The words with a soft hyphen at each joint: it is seen only where a line ends. */
export function jointed(language: Language, words: string): string {
  return joints[language].reduce(
    (said, joint) => said.replaceAll(joint.replaceAll('|', ''), joint.replaceAll('|', SOFT_HYPHEN)),
    words,
  )
}
