/** Every component in its states on one page, for our own looking; no route of the product leads here. */

import { useEffect, useState } from 'react'
import { ColorField } from '../field/ColorField.tsx'
import { Segmented } from '../segmented/Segmented.tsx'
import { ActionSection } from './ActionSection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { FieldSection } from './FieldSection.tsx'
import { FoundationSection } from './FoundationSection.tsx'
import styles from './Gallery.module.css'
import { TableSection } from './TableSection.tsx'

type Theme = 'light' | 'dark'
type Layout = 'comfortable' | 'compact'

export function Gallery({ theme: first = 'light' }: { theme?: Theme }) {
  const [theme, setTheme] = useState<Theme>(first)
  const [layout, setLayout] = useState<Layout>('comfortable')
  const [accent, setAccent] = useState<string | null>(null)
  useEffect(() => {
    const page = document.documentElement
    page.dataset.theme = theme
    page.dataset.layout = layout
    if (accent !== null) page.style.setProperty('--accent', accent)
  }, [theme, layout, accent])
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1>Takt UI kit</h1>
        <ColorField
          label="Company"
          hideLabel
          pickLabel="Company colour"
          value={accent ?? '#0a5c74'}
          onValueChange={setAccent}
        />
        <Segmented
          label="Density"
          value={layout}
          onValueChange={setLayout}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
        <Segmented
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <div className={styles.columns}>
        <FoundationSection />
        <ActionSection />
        <FieldSection />
        <FeedbackSection />
        <TableSection />
      </div>
    </main>
  )
}
