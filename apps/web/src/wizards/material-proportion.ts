import { materialName } from '@takt/domain/materials/material-name.ts'
import type { Material } from '@takt/domain/materials/model/material.ts'
import { unitText } from '../data/words/unit-text.ts'
import type { Asked } from './engine/define-step.ts'
import type { Leaving } from './engine/leaving.ts'
import { askProportions, lineSoFar, type PartEntered, proportionLimit } from './out-of-proportion.ts'

/** Scrapped material beside what its order needs of it. */
export function scrappedPart(material: Material, quantity: number): PartEntered {
  const unit = unitText(material.materialUnit)
  const question = { key: 'wizard.proportion.material', values: { material: materialName(material), unit } } as const
  return { of: lineSoFar(material), quantity, question }
}

export function materialLimit(asked: Asked, material: Material | null) {
  return proportionLimit('material-scrap', asked, material && lineSoFar(material))
}

export function askMaterial<V>(
  asked: Asked,
  material: Material | null,
  { quantity, value }: { readonly quantity: number; readonly value: V },
): Leaving<V> | null {
  return material && askProportions('material-scrap', asked, { parts: [scrappedPart(material, quantity)], value })
}
