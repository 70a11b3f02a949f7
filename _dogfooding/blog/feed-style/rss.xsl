<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />

  <xsl:template match="/rss/channel">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title><xsl:value-of select="title" /></title>
        <link rel="stylesheet" href="rss.css" />
      </head>
      <body>
        <h1><xsl:value-of select="title" /></h1>
        <p><xsl:value-of select="description" /></p>
        <ol reversed="reversed">
          <xsl:apply-templates select="item" />
        </ol>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="item">
    <li>
      <a href="{link}"><xsl:value-of select="title" /></a>
      <small><xsl:value-of select="substring(pubDate, 6, 11)" /></small>
    </li>
  </xsl:template>
</xsl:stylesheet>
