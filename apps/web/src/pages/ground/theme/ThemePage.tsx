import { bottomnavs, fonts, layouts, type ThemeValues } from '@takt/domain/ground/theme/company-theme.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { parseHexColor } from '@takt/ui/color/hex-color.ts'
import { ColorField } from '@takt/ui/field/ColorField.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { ReactNode } from 'react'
import { currentTheme, ownTheme } from '../../../data/session/theme.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import styles from './ThemePage.module.css'
import { ThemePreview } from './ThemePreview.tsx'

/** A person's own looks over those of the company. The whole product is the preview: a choice counts at once. */
export default function ThemePage() {
  const text = useText()
  const own = useDeviceValue(ownTheme)
  const theme = currentTheme()
  const change = (part: ThemeValues) => ownTheme.set({ ...own, ...part })
  const named = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return (
    <PageFrame
      layout="form"
      title={text('title.theme')}
      tools={
        <Button icon={<UndoIcon />} why={Object.keys(own).length === 0 && text('why.usual')} onClick={ownTheme.clear}>
          {text('theme.reset')}
        </Button>
      }
    >
      <p className={styles.about}>{text('theme.about')}</p>
      <div className={styles.columns}>
        <Card title={text('theme.choices')}>
          <div className={styles.rows}>
            <ColorField
              label={text('theme.color')}
              pickLabel={text('theme.pick-color')}
              value={theme.color || productColor()}
              onValueChange={(color) => change({ color })}
            />
            <Row label={text('theme.font')}>
              <Segmented
                label={text('theme.font')}
                value={theme.font}
                onValueChange={(font) => change({ font })}
                options={named(fonts, (font) => text(`theme.font-${font}`))}
              />
            </Row>
            <Row label={text('theme.layout')}>
              <Segmented
                label={text('theme.layout')}
                value={theme.layout}
                onValueChange={(layout) => change({ layout })}
                options={named(layouts, (layout) => text(`theme.layout-${layout}`))}
              />
            </Row>
            <Row label={text('theme.bottomnav')}>
              <Segmented
                label={text('theme.bottomnav')}
                value={theme.bottomnav}
                onValueChange={(bottomnav) => change({ bottomnav })}
                options={named(bottomnavs, (place) => text(`theme.bottomnav-${place}`))}
              />
            </Row>
            <Switch
              label={text('theme.tabs')}
              description={text('theme.tabs-text')}
              checked={theme.tabbeddisplay}
              onCheckedChange={(tabbeddisplay) => change({ tabbeddisplay })}
            />
            <Switch
              label={text('theme.animations')}
              description={text('theme.animations-text')}
              checked={theme.showWarningAnimations}
              onCheckedChange={(showWarningAnimations) => change({ showWarningAnimations })}
            />
          </div>
        </Card>
        <ThemePreview />
      </div>
    </PageFrame>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  )
}

function productColor(): string {
  return parseHexColor(getComputedStyle(document.documentElement).getPropertyValue('--accent')) ?? '#000000'
}
