export { Link, LinkProvider } from './link/link.tsx';
export type { LinkComponent, LinkProps, LinkProviderProps } from './link/link.tsx';
export { Container, Grid, Section, Stack } from './layout/layout.tsx';
export type {
  ContainerProps,
  GridProps,
  SectionProps,
  Space,
  StackProps,
} from './layout/layout.tsx';
export { Heading, PageTitle, Prose, Text, Unbroken } from './heading/heading.tsx';
export type { HeadingProps, PageTitleProps, TextProps } from './heading/heading.tsx';
export { SkipLink, VisuallyHidden } from './hidden/hidden.tsx';
export type { SkipLinkProps, VisuallyHiddenProps } from './hidden/hidden.tsx';
export { Icon } from './icon/icon.tsx';
export type { IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Logo, LogoCorner } from './logo/logo.tsx';
export type { LogoProps } from './logo/logo.tsx';
export { Button, LinkButton, TextLink } from './button/button.tsx';
export type { ButtonProps, LinkButtonProps, TextLinkProps } from './button/button.tsx';
export { IconButton, IconLink } from './icon-button/icon-button.tsx';
export type { IconButtonProps, IconLinkProps } from './icon-button/icon-button.tsx';
export { StockStatus, Badge } from './badge/badge.tsx';
export type { StockStatusProps, BadgeProps } from './badge/badge.tsx';
export { PriceTag } from './price-tag/price-tag.tsx';
export type { PriceTagProps, SalePrice } from './price-tag/price-tag.tsx';
export { Picture } from './picture/picture.tsx';
export type { PictureCrop, PictureProps, PictureSource } from './picture/picture.tsx';
export { cardSizes, lowTileSizes, pictureSizes } from './picture/picture-sizes.ts';
export { shareElement } from './picture/share-element.ts';
export { SwatchDot, SwatchGroup, SwatchList } from './swatch/swatch.tsx';
export type {
  SwatchColor,
  SwatchGroupProps,
  SwatchListProps,
  SwatchOption,
} from './swatch/swatch.tsx';
export { OptionGroup } from './option-group/option-group.tsx';
export type { OptionChoice, OptionGroupProps } from './option-group/option-group.tsx';
export { QuantityField } from './quantity-field/quantity-field.tsx';
export type { QuantityFieldProps } from './quantity-field/quantity-field.tsx';
export { PostTile } from './post-tile/post-tile.tsx';
export type { PostTileProps } from './post-tile/post-tile.tsx';
export { ProductCard, ProductGrid } from './product-card/product-card.tsx';
export type { ProductCardProps, ProductGridProps } from './product-card/product-card.tsx';
export { ProductShelf } from './product-shelf/product-shelf.tsx';
export type { ProductShelfProps } from './product-shelf/product-shelf.tsx';
export { ProductLine } from './product-line/product-line.tsx';
export type { ProductLineProps } from './product-line/product-line.tsx';
export { ProductLayout } from './product-layout/product-layout.tsx';
export type { ProductLayoutProps } from './product-layout/product-layout.tsx';
export { DimensionDrawing } from './dimension-drawing/dimension-drawing.tsx';
export type { DimensionDrawingProps } from './dimension-drawing/dimension-drawing.tsx';
export type { DrawnSize } from './dimension-drawing/box-drawing.ts';
export { GalleryDialog } from './gallery-dialog/gallery-dialog.tsx';
export type { GalleryDialogProps } from './gallery-dialog/gallery-dialog.tsx';
export { Gallery } from './gallery/gallery.tsx';
export type { GalleryPicture, GalleryProps } from './gallery/gallery.tsx';
export { Rating, ReviewCard } from './rating/rating.tsx';
export type { RatingProps, ReviewCardProps } from './rating/rating.tsx';
export { RatingBreakdown } from './rating-breakdown/rating-breakdown.tsx';
export type { RatingBreakdownProps } from './rating-breakdown/rating-breakdown.tsx';
export {
  Placeholder,
  LineListSkeleton,
  ListPageSkeleton,
  ProductCardSkeleton,
  ProductGridSkeleton,
  ProductPageSkeleton,
  Skeleton,
  TextSkeleton,
} from './skeleton/skeleton.tsx';
export type { SkeletonListProps, SkeletonProps } from './skeleton/skeleton.tsx';
export { PasswordField, SelectField, TextArea, TextField } from './text-field/text-field.tsx';
export type {
  PasswordFieldProps,
  SelectChoice,
  SelectFieldProps,
  TextAreaProps,
  TextFieldProps,
} from './text-field/text-field.tsx';
export { SearchField } from './search-field/search-field.tsx';
export type { SearchFieldProps } from './search-field/search-field.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export type { CheckboxProps } from './checkbox/checkbox.tsx';
export { RadioCard } from './radio-card/radio-card.tsx';
export type { RadioCardProps } from './radio-card/radio-card.tsx';
export { ErrorSummary } from './error-summary/error-summary.tsx';
export type { ErrorSummaryProps, FormError } from './error-summary/error-summary.tsx';
export { FieldRow } from './field-row/field-row.tsx';
export { Fieldset } from './fieldset/fieldset.tsx';
export type { FieldsetProps } from './fieldset/fieldset.tsx';
export { InlineField } from './inline-field/inline-field.tsx';
export { Barcode } from './barcode/barcode.tsx';
export type { BarcodeProps } from './barcode/barcode.tsx';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './breadcrumbs/breadcrumbs.tsx';
export { LoadMore, Pagination } from './pagination/pagination.tsx';
export type { LoadMoreProps, PaginationProps } from './pagination/pagination.tsx';
export type { Elements } from './elements.ts';
export { FacetGroup, PriceBounds } from './facet-group/facet-group.tsx';
export type { FacetGroupProps, FacetOption, PriceBoundsProps } from './facet-group/facet-group.tsx';
export { Chip, ChipList } from './chip/chip.tsx';
export type { ChipListProps, ChipProps } from './chip/chip.tsx';
export { SortSelect } from './sort-select/sort-select.tsx';
export type { SortSelectProps } from './sort-select/sort-select.tsx';
export { ConsentBar } from './consent-bar/consent-bar.tsx';
export type { ConsentBarProps } from './consent-bar/consent-bar.tsx';
export { StickyBuyBar } from './sticky-buy-bar/sticky-buy-bar.tsx';
export type { StickyBuyBarProps } from './sticky-buy-bar/sticky-buy-bar.tsx';
export { ListBar } from './list-bar/list-bar.tsx';
export type { ListBarProps } from './list-bar/list-bar.tsx';
export { Drawer } from './drawer/drawer.tsx';
export type { DrawerProps } from './drawer/drawer.tsx';
export { ConfirmDialog, Dialog } from './dialog/dialog.tsx';
export type { ConfirmDialogProps, DialogProps } from './dialog/dialog.tsx';
export { ToastRegion } from './toast/toast.tsx';
export type { Toast, ToastAction, ToastRegionProps } from './toast/toast.tsx';
export { Accordion, AccordionItem, AccordionItemPlace } from './accordion/accordion.tsx';
export type { AccordionItemProps } from './accordion/accordion.tsx';
export { SectionNav } from './section-nav/section-nav.tsx';
export type { SectionNavItem, SectionNavProps } from './section-nav/section-nav.tsx';
export { Tabs } from './tabs/tabs.tsx';
export type { TabItem, TabsProps } from './tabs/tabs.tsx';
export { Stepper } from './stepper/stepper.tsx';
export type { StepperProps, StepperStep } from './stepper/stepper.tsx';
export { SummaryLines } from './summary-lines/summary-lines.tsx';
export type { SummaryLine, SummaryLinesProps } from './summary-lines/summary-lines.tsx';
export { CartLine } from './cart-line/cart-line.tsx';
export type { CartLineProps } from './cart-line/cart-line.tsx';
export { LineList } from './line-list/line-list.tsx';
export type { LineListProps } from './line-list/line-list.tsx';
export { Alert, OfflineBadge } from './alert/alert.tsx';
export type { AlertProps, AlertTone, OfflineBadgeProps } from './alert/alert.tsx';
export { EmptyState, ErrorState } from './states/states.tsx';
export type { EmptyStateProps, ErrorStateProps } from './states/states.tsx';
export { ProgressBar, RouteProgress } from './progress-bar/progress-bar.tsx';
export type { ProgressBarProps, RouteProgressProps } from './progress-bar/progress-bar.tsx';
export { AnnouncementBar, Header } from './header/header.tsx';
export type { AnnouncementBarProps, HeaderProps } from './header/header.tsx';
export { CategoryMenu } from './category-menu/category-menu.tsx';
export type { CategoryMenuProps, MenuCategory } from './category-menu/category-menu.tsx';
export { CategoryTree } from './category-tree/category-tree.tsx';
export type { CategoryTreeProps } from './category-tree/category-tree.tsx';
export { Video } from './video/video.tsx';
export type { VideoProps } from './video/video.tsx';
export { Footer, LegalLine } from './footer/footer.tsx';
export type { FooterColumn, FooterProps } from './footer/footer.tsx';
export { Hero } from './hero/hero.tsx';
export type { HeroProps } from './hero/hero.tsx';
export { CategoryBanner } from './category-banner/category-banner.tsx';
export type { CategoryBannerProps } from './category-banner/category-banner.tsx';
export { Banner } from './banner/banner.tsx';
export type { BannerProps } from './banner/banner.tsx';
export { CategoryTile } from './category-tile/category-tile.tsx';
export type { CategoryTileProps } from './category-tile/category-tile.tsx';
export { FactList } from './fact-list/fact-list.tsx';
export type { FactListProps } from './fact-list/fact-list.tsx';
export { TableOfContents } from './table-of-contents/table-of-contents.tsx';
export type { TableOfContentsProps } from './table-of-contents/table-of-contents.tsx';
export { RoomScene } from './room-scene/room-scene.tsx';
export type { RoomSceneProps, RoomSpot } from './room-scene/room-scene.tsx';
export { SpecTable } from './spec-table/spec-table.tsx';
export type { SpecRow, SpecTableProps } from './spec-table/spec-table.tsx';
export { DataTable } from './data-table/data-table.tsx';
export type { DataColumn, DataTableProps } from './data-table/data-table.tsx';
export { CompareTable } from './compare-table/compare-table.tsx';
export type { CompareTableProps } from './compare-table/compare-table.tsx';
export type { FieldTexts } from './field/field-shell.tsx';
