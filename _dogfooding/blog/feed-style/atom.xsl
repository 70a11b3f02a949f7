<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet
  version="1.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom"
  exclude-result-prefixes="atom"
>
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />

  <xsl:template match="/atom:feed">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title><xsl:value-of select="atom:title" /></title>
        <link rel="stylesheet" href="atom.css" />
      </head>
      <body>
        <h1><xsl:value-of select="atom:title" /></h1>
        <p><xsl:value-of select="atom:subtitle" /></p>
        <ul>
          <xsl:apply-templates select="atom:entry" />
        </ul>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="atom:entry">
    <li>
      <a href="{atom:link/@href}"><xsl:value-of select="atom:title" /></a>
      <small><xsl:value-of select="substring(atom:updated, 1, 10)" /></small>
    </li>
  </xsl:template>
</xsl:stylesheet>
